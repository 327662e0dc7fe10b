import * as real from '@vetta/contract/client/public-queries';
import type { PublicQueries, SceneState } from '@vetta/contract/plugin';

/** Returns the public queries with a state's answers instead of a server's. Each is asked once. */
export function sampleQueries(answers: NonNullable<SceneState['answers']>): PublicQueries {
  const answering = <Name extends keyof typeof answers>(name: Name) => ({
    refetchInterval: false as const,
    queryFn: async () => {
      const answer = answers[name];
      if (answer === undefined) throw new Error(`The state has no answer of ${name}.`);
      return answer;
    },
  });
  const queries = {
    leaderboard: { ...real.leaderboard, ...answering('leaderboard') },
    publicScoring: { ...real.publicScoring, ...answering('publicScoring') },
    site: { ...real.site, ...answering('site') },
    receipt: (id: string, of?: string) => ({ ...real.receipt(id, of), ...answering('receipt') }),
    months: { ...real.months, ...answering('months') },
    month: (of: string) => ({ ...real.month(of), ...answering('month') }),
    draws: (of: string) => ({ ...real.draws(of), ...answering('draws') }),
  };
  // Their types carry those of the server's own functions; the answers have the same shapes.
  return queries as unknown as PublicQueries;
}
