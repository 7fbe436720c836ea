// link.js -- a game in an address: `#replay=RECORD&at=57`.
//
// RECORD is the record, compressed (deflate without a header) and written in the
// letters of base64url. `at` is the number of the action to be shown.

const most = 4 << 20; // of an unpacked record: nobody's memory is filled by a link

async function pass(bytes, stream) {
  const response = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  return new Uint8Array(await response.arrayBuffer());
}

function lettersOf(bytes) {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function bytesOf(letters) {
  const text = atob(letters.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** The fragment of a link to this game, at its end or at an action. */
export async function writeLink(record, at) {
  const packed = await pass(new TextEncoder().encode(record), new CompressionStream('deflate-raw'));
  return `#replay=${lettersOf(packed)}` + (at === undefined ? '' : `&at=${at}`);
}

/** Unpacks at most `most` bytes. */
async function unpack(bytes) {
  const parts = [];
  let length = 0;
  const reader = new Blob([bytes]).stream()
    .pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) throw new Error('too long');
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** { record, at, letters } of a fragment, `#game=` in older links; null when it names no game; throws when it is damaged. */
export async function readLink(fragment) {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const letters = parts.get('replay') ?? parts.get('game');
  if (letters === null) return null;
  const record = new TextDecoder('utf-8', { fatal: true }).decode(await unpack(bytesOf(letters)));
  const at = Number.parseInt(parts.get('at') ?? '', 10);
  return { record, letters, at: Number.isSafeInteger(at) && at >= 0 ? at : 0x7fffffff };
}
