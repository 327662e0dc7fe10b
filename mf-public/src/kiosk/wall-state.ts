import type { SceneState } from '@vetta/contract/plugin';
import { sampleBoard } from '../leaderboard/sample-board.ts';
import { SAMPLE_NOW, sampleScoring, sampleSite } from '../page/sample-site.ts';

/** A state in the stories' office: its board, site and scoring, with these answers instead of or beside them. */
export const wallState = (
  answers: SceneState['answers'] = {},
  more: Omit<Partial<SceneState>, 'answers'> = {},
): SceneState => ({
  now: SAMPLE_NOW,
  publicUrl: 'https://vetta.example.com',
  ...more,
  answers: { leaderboard: sampleBoard(), site: sampleSite(), publicScoring: sampleScoring, ...answers },
});

/** The api is away. */
export const offline: SceneState = { now: SAMPLE_NOW, publicUrl: 'https://vetta.example.com' };
