import type { PluginContext } from '@vetta/contract/plugin';
import { useToday } from '../day/use-today.ts';
import { PlayersOfDay } from './players-of-day.tsx';
import { PlayersSkeleton } from './players-skeleton.tsx';

/** «Gestione Partecipanti»: the players with their numbers of a day. */
export function PlayersPage({ context }: { readonly context: PluginContext }) {
  const today = useToday(context.queries);
  return today === undefined ? <PlayersSkeleton /> : <PlayersOfDay today={today} />;
}
