import { commit } from './commit.ts';
import { entry } from './entry.ts';
import { firstMove } from './first-move.ts';
import { firstView } from './first-view.ts';
import { leaderboard } from './leaderboard.ts';
import { memory } from './memory.ts';
import { rebuild } from './rebuild.ts';
import type { Result } from './result.ts';
import { scripts } from './scripts.ts';
import { skipIntro } from './skip-intro.ts';
import { start } from './start.ts';
import { uploads } from './uploads.ts';

/** What is measured, by the word that runs it alone. */
export const subjects: Readonly<Record<string, () => Promise<Result[]>>> = {
  leaderboard,
  commit,
  rebuild,
  entry,
  start,
  memory,
  scripts,
  'first-view': firstView,
  'first-move': firstMove,
  'skip-intro': skipIntro,
  uploads,
};
