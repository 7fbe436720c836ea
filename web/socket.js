// socket.js -- lends the way to the server the page came from: lines over a WebSocket that is
// made again whenever it breaks.

const waitLeast = 500, waitMost = 15000; // milliseconds between two attempts
const tablesEvery = 5000; // milliseconds between two looks at the open tables
const sentWait = 250, sentWaitMost = 500; // before another node, when the first does not let us in

export class Socket {
  /** `game` has guard(), stir(), module and exports. */
  constructor(game) {
    this.game = game;
    this.socket = null;
    this.wanted = false;
    this.wait = waitLeast;
    this.node = ''; // where the server has sent us; empty: to any of its nodes
    this.sent = 0; // how often since we were let in
    const soon = () => { if (this.wanted && this.socket === null) this.connect(); };
    addEventListener('online', soon);
    document.addEventListener('visibilitychange', () => { if (!document.hidden) soon(); });
  }

  connect() {
    clearTimeout(this.timer);
    const node = this.node === '' ? '' : `?node=${encodeURIComponent(this.node)}`;
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/${node}`, 'opoly');
    this.socket = socket;
    socket.onopen = () => {
      this.wait = waitLeast;
      this.tell(() => this.game.exports.socket_opened());
    };
    socket.onmessage = (event) => {
      if (this.socket === socket && typeof event.data === 'string') this.hear(event.data);
    };
    socket.onclose = () => { if (this.socket === socket) this.lost(); };
  }

  /** "go NODE" is for us: the table is at another node behind the same proxy. A page may not go to
   * another address, nor need it. */
  hear(words) {
    const go = /^go(?: (.*))?$/m.exec(words);
    if (/^you\b/m.test(words)) this.sent = 0;
    if (go === null) {
      this.tell(() => this.game.exports.socket_heard(this.game.module.give(words)));
      return;
    }
    const { socket } = this;
    const node = go[1] ?? '';
    this.socket = null;
    this.node = node.includes('/') ? '' : node;
    socket.close();
    this.tell(() => this.game.exports.socket_lost());
    this.timer = setTimeout(() => this.connect(), Math.min(sentWaitMost, sentWait * this.sent++));
  }

  /** Later, and later still, and never all guests at the same moment. */
  lost() {
    this.socket = null;
    this.node = '';
    this.tell(() => this.game.exports.socket_lost());
    if (!this.wanted) return;
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(waitMost, this.wait * 2);
  }

  /** A hidden page hears too: its share of the dice is asked for. */
  tell(what) {
    this.game.guard(() => {
      what();
      this.game.exports.tick(0);
    });
    this.game.stir();
  }

  open() {
    this.close();
    this.wanted = true;
    this.wait = waitLeast;
    this.node = '';
    this.connect();
  }

  close() {
    this.wanted = false;
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  send(line) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(line);
  }

  /** The open tables of the server, in the lines that it says them in; looked at again while asked. */
  async tables() {
    if (this.asked !== undefined) return;
    this.asked = setTimeout(() => { this.asked = undefined; this.game.stir(); }, tablesEvery);
    try {
      const { tables } = await (await fetch('tables')).json();
      const lines = tables.map((one) => ['table', one.room, one.name, one.edition, one.stage, one.seats, one.watchers].join(' '));
      this.tell(() => this.game.exports.tables_heard(this.game.module.give(lines.join('\n'))));
    } catch { /* no server of tables: there are none */ }
  }

  /** Hands a link to whom the person chooses. */
  share(link) {
    navigator.share?.({ url: link }).catch(() => {});
  }

  /** The page is older than its server: what is kept offline goes, and it is fetched again; once, lest
   * it goes round in circles. */
  async renew() {
    this.close();
    try {
      if (sessionStorage.getItem('opoly/renewed') !== null) return;
      sessionStorage.setItem('opoly/renewed', '1');
      await (await navigator.serviceWorker?.getRegistration())?.unregister();
    } catch { /* then it is only loaded again */ }
    location.reload();
  }

  verbs() {
    const words = (address, length) => this.game.module.words(address, length);
    return {
      socket_open: () => this.open(),
      socket_close: () => this.close(),
      socket_send: (line, length) => this.send(words(line, length)),
      address: () => this.game.storage.wait(location.href.replace(/#.*/, '')),
      tables_ask: () => { this.tables(); },
      renew: () => { this.renew(); },
      has_server: () => (this.game.served ? 1 : 0),
      can_share: () => (navigator.share === undefined ? 0 : 1),
      share: (link, length) => this.share(words(link, length)),
    };
  }
}
