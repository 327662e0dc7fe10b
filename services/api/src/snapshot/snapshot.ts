import type { MonthsState, PublicState } from '@vetta/league/public-state/public-state';
import { monthEnds } from '@vetta/league/time/rome';
import { makePublicAnswer, type PublicAnswer } from './public-answer.ts';

/** The public state at one commit, with this month's standings ready to be sent. It never changes. */
export interface Snapshot extends PublicAnswer {
  readonly state: PublicState;
  /** Epoch milliseconds of the midnight in Rome from which on this is the month before. */
  readonly endsAt: number;
  /** The snapshot that holds from then on: at that midnight no reader waits for the database. */
  readonly next: Snapshot | undefined;
}

/** Returns the snapshot of a state, and of the state that follows it. */
export async function makeSnapshot({ current, next }: MonthsState): Promise<Snapshot> {
  const { version, leaderboard } = current;
  return {
    ...(await makePublicAnswer(version, leaderboard)),
    state: current,
    endsAt: monthEnds(leaderboard.period).epochMilliseconds,
    next: next && (await makeSnapshot({ current: next, next: undefined })),
  };
}
