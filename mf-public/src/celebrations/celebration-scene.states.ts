import type { SceneStates } from '@vetta/contract/plugin';
import type { Standing } from '@vetta/contract/standings';
import { longestNames, teamOf } from '../kiosk/sample-teams.ts';
import { offline, wallState } from '../kiosk/wall-state.ts';
import { sampleBoard } from '../leaderboard/sample-board.ts';
import { beforeBonuses, beforeOvertake, seenBefore } from './sample-news.ts';
import { SEEN_BOARD_KEY } from './seen-board.ts';

/** The board of a team, on a wall that last saw it as it was before. */
const since = (team: readonly Standing[], before: readonly Standing[]) =>
  wallState(
    { leaderboard: sampleBoard(team) },
    { session: { [SEEN_BOARD_KEY]: JSON.stringify(seenBefore(before)) } },
  );

export default {
  sorpasso: since(teamOf(38), beforeOvertake(teamOf(38))),
  bonus: since(teamOf(38), beforeBonuses(teamOf(38))),
  'nomi-lunghi': since(longestNames(), beforeBonuses(beforeOvertake(longestNames()))),
  tre: since(teamOf(3), beforeOvertake(teamOf(3))),
  'niente-di-nuovo': since(teamOf(38), teamOf(38)),
  'server-assente': offline,
} satisfies SceneStates;
