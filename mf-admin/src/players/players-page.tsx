import type { Place } from '@vetta/contract/plugin';
import { useToday } from '../day/use-today.ts';
import { PlayersOfDay } from './players-of-day.tsx';
import { PlayersSkeleton } from './players-skeleton.tsx';

/** «Gestione Partecipanti»: everybody's numbers of a day, and the month around it. */
export function PlayersPage({ place }: { readonly place: Place }) {
  const today = useToday(place.queries);
  return today === undefined ? <PlayersSkeleton /> : <PlayersOfDay today={today} />;
}
