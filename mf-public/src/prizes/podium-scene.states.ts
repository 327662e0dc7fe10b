import type { SceneStates } from '@vetta/contract/plugin';
import { longestNames, teamOf } from '../kiosk/sample-teams.ts';
import { offline, wallState } from '../kiosk/wall-state.ts';
import { emptyBoard } from '../leaderboard/sample-board.ts';
import { samplePrizes } from '../page/sample-site.ts';
import { boardWith } from './sample-prize-board.ts';

const boardOf = (leaderboard = boardWith()) => wallState({ leaderboard });

export default {
  ufficio: boardOf(),
  tre: boardOf(boardWith(teamOf(3))),
  'nomi-lunghi': boardOf(boardWith(longestNames())),
  'senza-punti': boardOf({ ...emptyBoard(), prizes: [...samplePrizes] }),
  'senza-premi': boardOf(boardWith(teamOf(38), [])),
  'server-assente': offline,
} satisfies SceneStates;
