// offline.js -- keeps the whole page for days without network, one version at a time.

/** A version that waits takes over before anything is played. */
export function keepOffline(game) {
  const workers = navigator.serviceWorker;
  if (workers === undefined) return;
  let asked = false; // other tabs that are being played in are left alone
  workers.addEventListener('controllerchange', () => {
    if (asked) location.reload();
  });
  workers.register('offline-worker.js').then((registration) => {
    if (registration.waiting) {
      asked = true;
      registration.waiting.postMessage('take over');
    }
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && workers.controller !== null) {
          game.tell('There is a new version of opoly; it starts with your next visit.');
        }
      });
    });
  }).catch((trouble) => console.warn('opoly will not start without network:', trouble));
}
