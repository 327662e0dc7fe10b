import type { FrontEndQueries } from '@vetta/contract/front-end';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { useOwnPlayer } from './own-player.ts';

const load = async () => (await import('./own-place-bar.tsx')).OwnPlaceBar;

/** «La mia posizione», where somebody said «Sono io». A bar that fails to load is left out: the board shows the same. */
export function LazyOwnPlace({
  queries,
}: {
  readonly queries: Pick<FrontEndQueries, 'leaderboard' | 'challenges' | 'publicScoring'>;
}) {
  const player = useOwnPlayer();
  const { part: OwnPlaceBar } = useOnDemand(load, player !== null);
  return player && OwnPlaceBar ? <OwnPlaceBar queries={queries} player={player} /> : null;
}
