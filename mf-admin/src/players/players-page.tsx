import { useToday } from '../day/use-server-time.ts';
import type { SectionProps } from '../layout/section-props.ts';
import { PlayersOfDay } from './players-of-day.tsx';

/** «Gestione Partecipanti»: the players with their numbers of a day. */
export default function PlayersPage({ context }: SectionProps) {
  return <PlayersOfDay today={useToday(context)} />;
}
