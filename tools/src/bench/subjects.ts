import { backOffice } from './back-office.ts';
import { commit } from './commit.ts';
import { components } from './components.ts';
import { entry } from './entry.ts';
import { firstMove } from './first-move.ts';
import { firstView } from './first-view.ts';
import { guests } from './guests.ts';
import { leaderboard } from './leaderboard.ts';
import { memory } from './memory.ts';
import { readers } from './readers.ts';
import { rebuild } from './rebuild.ts';
import type { Result } from './result.ts';
import { scripts } from './scripts.ts';
import { skipIntro } from './skip-intro.ts';
import { start } from './start.ts';
import { uploads } from './uploads.ts';

/** What is measured, by the word that runs it alone. */
export const subjects: Readonly<Record<string, () => Promise<Result[]>>> = {
  leaderboard,
  readers,
  commit,
  rebuild,
  entry,
  start,
  memory,
  scripts,
  components,
  'first-view': firstView,
  'first-move': firstMove,
  'skip-intro': skipIntro,
  'back-office': backOffice,
  uploads,
  guests,
};
