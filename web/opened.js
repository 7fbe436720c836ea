// opened.js -- before anything else is there: the colours of the board that was played last, and, where
// the page was opened as a file and cannot load the game, what to do.
// Not a module: browsers load none from files.
if (location.protocol === 'file:') document.documentElement.dataset.opened = 'file';
try {
  const felt = localStorage.getItem('opoly/felt');
  if (/^#[0-9a-f]{6}$/.test(felt)) {
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(felt.slice(at, at + 2), 16));
    const style = document.documentElement.style;
    style.setProperty('--felt', felt);
    style.setProperty('--on-felt', r * 3 + g * 6 + b > 1500 ? '#25221d' : '#fffdf7');
  }
} catch { /* a browser that keeps nothing has the usual colours */ }
