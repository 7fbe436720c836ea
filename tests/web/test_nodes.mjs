// test_nodes.mjs -- the page's way to a server of several nodes, against a WebSocket of our own: it goes
// where it is sent, and comes home when the connection breaks. Needs no browser.
import { check, checkSame, finish } from './check.mjs';

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const made = [];
let opened = 0, lost = 0, heard = '';

globalThis.location = { origin: 'https://play.example', href: 'https://play.example/' };
globalThis.document = { hidden: false, addEventListener() {} };
globalThis.addEventListener = () => {};
globalThis.WebSocket = class {
  constructor(address) { this.address = address; made.push(this); }

  close() { this.closed = true; }
};
const { Socket } = await import('../../web/socket.js');
const game = {
  guard: (what) => what(),
  stir() {},
  module: { give: (words) => words },
  exports: { socket_opened() { opened++; }, socket_lost() { lost++; }, socket_heard(words) { heard += words; }, tick() {} },
};
const last = () => made.at(-1);
const tell = (words) => last().onmessage({ data: words });

const socket = new Socket(game);
socket.open();
checkSame('wss://play.example/', last().address, 'first to any node');
last().onopen();
tell('hello 1 0.1.0\ngo b');
check(made[0].closed, 'the wrong node is left');
check(lost === 1 && heard === '', 'the game knows that it is not connected, and no more');
await pause(20);
checkSame('wss://play.example/?node=b', last().address, 'a node behind the same proxy');
made[0].onclose();
checkSame(2, made.length, 'what the left one does no longer counts');
last().onopen();
tell('go b');
await pause(20);
checkSame(2, made.length, 'sent once more: it waits a moment');
await pause(300);
checkSame(3, made.length, 'and tries again');
last().onopen();
tell('you 1');
checkSame('you 1', heard, 'let in');
tell('5 say 1 "go b"');
checkSame(3, made.length, 'talk sends nobody anywhere');
last().onclose();
await pause(800);
checkSame('wss://play.example/', last().address, 'after a lost connection to any node');
tell('go http://b.example:8642');
await pause(20);
checkSame('wss://play.example/', last().address, 'a page has one server');
tell('go');
socket.close();
await pause(600);
checkSame(5, made.length, 'who has left goes nowhere');
checkSame(3, opened, 'opened');
finish();
