import type { SceneStates } from '@vetta/contract/plugin';
import { emptyBoard, sampleBoard } from '../leaderboard/sample-board.ts';
import { longestNames, teamOf } from './sample-teams.ts';
import { offline, wallState } from './wall-state.ts';

const boardOf = (leaderboard = sampleBoard()) => wallState({ leaderboard });

export default {
  ufficio: boardOf(),
  tre: boardOf(sampleBoard(teamOf(3))),
  quaranta: boardOf(sampleBoard(teamOf(40))),
  duecento: boardOf(sampleBoard(teamOf(200))),
  'nomi-lunghi': boardOf(sampleBoard(longestNames())),
  'senza-punti': boardOf(emptyBoard()),
  'server-assente': offline,
} satisfies SceneStates;
