// plays.mjs -- games of a person against computers, in every edition.
import { readdirSync, readFileSync } from 'node:fs';
import { check, checkSame, picture } from './check.mjs';
import { PageHand } from './hand.mjs';

const ROUNDS = 10, SEATS = 4;

const editions = readdirSync('editions').filter((name) => name.endsWith('.edition')).map((name) => ({
  word: name.replace('.edition', ''),
  title: /^edition \S+ "(.*)"/m.exec(readFileSync(`editions/${name}`, 'utf8'))[1],
}));

/** At least ten rounds of each edition, beginning at the start screen. By clicks and by taps every
 * second one each (`first` 0 and 1), unless OPOLY_WHOLE is set. */
export async function playEditions(visit, looks, name, first) {
  const mine = editions.filter((_, n) => process.env.OPOLY_WHOLE === '1' || n % 2 === first);
  for (const { word, title } of mine) {
    const page = await visit.open(looks), hand = new PageHand(page, word.length);
    await hand.begin(title);
    checkSame(word, hand.about.edition, `the edition that was chosen`);
    await hand.play(ROUNDS * SEATS);
    check(Number(hand.about.length) > ROUNDS * SEATS, `${word}: every action is kept`);
    await picture(page, `${name}-${word}`);
    await visit.leave(page);
  }
}

/** A game to its very end, with a limit of laps, and the way into another one. */
export async function playWholeGame(visit, looks, name) {
  const page = await visit.open(looks), hand = new PageHand(page, 5);
  await hand.look();
  await hand.need('New game');
  await hand.needScrolled('Smallest');
  for (let laps = 0; laps < 3; laps++) await hand.needScrolled('Lap limit: more');
  await picture(page, `${name}-setup`);
  await hand.needScrolled('Start');
  await hand.play(Infinity);
  checkSame('over', hand.about.status, 'the game has come to its end');
  await picture(page, `${name}-end`);
  await hand.needScrolled('Play again');
  checkSame('playing', hand.about.status, 'another game has begun');
}
