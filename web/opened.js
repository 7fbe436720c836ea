// opened.js -- a page opened as a file cannot load the game: says at once what to do.
// Not a module: browsers load none from files.
if (location.protocol === 'file:') document.documentElement.dataset.opened = 'file';
