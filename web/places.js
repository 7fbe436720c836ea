// places.js -- where the person is, as addresses: Back and Forward walk through the screens.
//
//   #setup, #help, ...        a screen
//   #game/12                  a game that is kept in this browser
//   #room=SECRET              a table on the server the page came from
//   #replay=RECORD&at=57      a game in a link, at a moment (link.js)

/** Screens of a game; its own ones have no address of their own. */
const atTable = new Set(['table', 'end', 'replay']);

function readPlace(text) {
  const [screen, id, moment, title, room] = text.split('\t');
  return { screen, id: Number(id), moment: Number(moment), title, room };
}

export class Places {
  /** `game` has place(), go(word, id), join(link), openLink() and say(english). */
  constructor(game) {
    this.game = game;
    this.link = null; // RECORD of the link that was opened last
    this.before = null;
    addEventListener('popstate', () => this.arrive());
  }

  address({ screen, id, moment, room }) {
    if (room !== '' && (screen === 'room' || atTable.has(screen))) return `#room=${room}`;
    if (!atTable.has(screen)) return screen === 'start' ? '' : `#${screen}`;
    if (id !== 0) return `#game/${id}`;
    if (this.link === null) return '';
    return `#replay=${this.link}${screen === 'replay' ? `&at=${moment}` : ''}`;
  }

  /** Notes where the person is now. Another moment of the same game is no other place. */
  note() {
    const place = readPlace(this.game.place()), address = this.address(place);
    document.title = place.title === '' ? 'opoly' : `${place.title} – opoly`;
    if (address === location.hash) return this.keep(address);
    const moved = this.before !== null && this.before.replace(/&at=\d+/, '') !== address.replace(/&at=\d+/, '');
    const whole = location.pathname + location.search + address;
    if (moved && !this.arriving) history.pushState(null, '', whole);
    else history.replaceState(null, '', whole);
    this.keep(address);
  }

  keep(address) { this.before = address; }

  /** The address says where to go: at the start, after Back and Forward, or typed by hand. */
  async arrive() {
    const saved = /^#game\/(\d{1,12})$/.exec(location.hash), screen = /^#([a-z]+)$/.exec(location.hash);
    this.arriving = true;
    try {
      if (/^#room=/.test(location.hash)) this.game.join(location.href);
      else if (saved !== null) this.game.go('', Number(saved[1]));
      else if (screen !== null) this.game.go(screen[1], 0);
      else if (location.hash === '') this.game.go('start', 0);
      else await this.game.openLink();
      this.note();
    } finally {
      this.arriving = false;
    }
  }
}
