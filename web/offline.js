// offline.js -- keeps the whole page for days without network, one version at a time.

/** A version that waits takes over before anything is played. */
export function keepOffline(game) {
  const workers = navigator.serviceWorker;
  if (workers === undefined) return;
  let first = workers.controller === null;
  workers.addEventListener('controllerchange', () => {
    if (!first && !game.touched) location.reload(); // who plays already is left alone
    first = false;
  });
  workers.register('offline-worker.js').then((registration) => {
    if (!game.touched) registration.waiting?.postMessage('take over');
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && workers.controller !== null) {
          game.tell(game.say('There is a new version of opoly; it starts with your next visit.'));
        }
      });
    });
  }).catch((trouble) => console.warn('opoly will not start without network:', trouble));
}

/** Files that not everybody needs are kept from now on. */
export function keepMoreOffline(files) {
  navigator.serviceWorker?.ready.then((registration) => registration.active?.postMessage({ keep: files }));
}
