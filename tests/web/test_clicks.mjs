// test_clicks.mjs -- the whole game with a mouse, in a window of 1280x800.
import { run } from './check.mjs';
import { playEditions, playWholeGame } from './plays.mjs';

const looks = { width: 1280, height: 800 };

await run(
  async function a_whole_game_by_clicks(visit) { await playWholeGame(visit, looks, 'wide'); },
  async function ten_rounds_of_editions_by_clicks(visit) { await playEditions(visit, looks, 'wide', 0); });
