import type { PluginContext } from '@vetta/contract/plugin';
import { useToday } from '../day/use-today.ts';
import { PlayersOfDay } from './players-of-day.tsx';

/** «Gestione Partecipanti»: the players with their numbers of a day. */
export const PlayersPage = ({ context }: { readonly context: PluginContext }) => (
  <PlayersOfDay today={useToday(context)} />
);
