import type { Challenge } from '@vetta/contract/challenges';
import type { SceneStates } from '@vetta/contract/plugin';
import { offline, wallState } from '../kiosk/wall-state.ts';
import { sampleBoard } from '../leaderboard/sample-board.ts';
import { challengesOf } from './sample-challenges.ts';

const of = (...challenges: Challenge[]) =>
  wallState({ leaderboard: { ...sampleBoard(), challenges: true }, challenges });

export default {
  duello: of(challengesOf.duel),
  squadre: of(challengesOf.squads),
  traguardo: of(challengesOf.goal),
  traguardi: of(challengesOf.goals),
  'finita-ieri': of(challengesOf.ended),
  nessuna: of(challengesOf.coming),
  'server-assente': offline,
} satisfies SceneStates;
