import type { Prize } from '@vetta/contract/prizes';
import type { Leaderboard, Standing } from '@vetta/contract/standings';
import { teamOf } from '../kiosk/sample-teams.ts';
import { sampleBoard } from '../leaderboard/sample-board.ts';
import { samplePrizes } from '../page/sample-site.ts';

/** A team's board with the month's prizes. */
export const boardWith = (
  entries: readonly Standing[] = teamOf(38),
  prizes: readonly Prize[] = samplePrizes,
): Leaderboard => ({ ...sampleBoard(entries), prizes: [...prizes] });
