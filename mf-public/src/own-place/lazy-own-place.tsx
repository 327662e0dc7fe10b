import type { PublicQueries } from '@vetta/contract/plugin';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { useOwnPlayer } from './own-player.ts';

const load = async () => (await import('./own-place-bar.tsx')).OwnPlaceBar;

/** «La mia posizione», where somebody said «Sono io». A bar that fails to load is left out: the board shows the same. */
export function LazyOwnPlace({ query }: { readonly query: PublicQueries['leaderboard'] }) {
  const player = useOwnPlayer();
  const { part: OwnPlaceBar } = useOnDemand(load, player !== null);
  return player && OwnPlaceBar ? <OwnPlaceBar query={query} player={player} /> : null;
}
