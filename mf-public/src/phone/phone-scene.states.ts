import type { SceneStates } from '@vetta/contract/plugin';
import { longestNames } from '../kiosk/sample-teams.ts';
import { offline, wallState } from '../kiosk/wall-state.ts';
import { emptyBoard, sampleBoard } from '../leaderboard/sample-board.ts';

export default {
  ufficio: wallState(),
  'nomi-lunghi': wallState(
    { leaderboard: sampleBoard(longestNames()) },
    { publicUrl: 'https://classifica.ufficio-commerciale.example.com' },
  ),
  'senza-punti': wallState({ leaderboard: emptyBoard() }),
  'solo-questo-computer': wallState({}, { publicUrl: null }),
  'server-assente': offline,
} satisfies SceneStates;
