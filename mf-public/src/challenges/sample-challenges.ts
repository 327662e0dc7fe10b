import { challengesAmong } from '@vetta/contract/testing/challenges';
import { sampleEntries } from '../leaderboard/sample-board.ts';

/** The beginnings of a sfida, and its states, in the stories' office. */
export const challengesOf = challengesAmong(sampleEntries.map(({ playerId: id, name }) => ({ id, name })));
