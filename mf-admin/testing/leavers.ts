import type { Disqualification, Player } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import { samplePlayers } from './office.ts';

const [giulia, niccolo] = samplePlayers;

/** Two who left; the second has a long name. */
export const sampleArchived: Tagged<Player>[] = [
  { ...giulia, name: 'Bruno Galli' },
  { ...(niccolo ?? giulia), name: 'Massimiliano Alessandro Della Valle-Bonaventura' },
].map((player, index) => ({
  ...player,
  id: `00000000-0000-4000-8000-00000000500${index}`,
  position: 0,
  score: 0,
  bonus: 0,
  total: 0,
  archivedOn: '2026-11-12',
}));

/** The leader is disqualified for November. */
export const sampleDisqualification: Tagged<Disqualification> = {
  playerId: giulia.id,
  month: '2026-11',
  reason: 'Numeri falsificati nel tracker: 300 chiamate in un’ora',
  rowTag: '"disqualified"',
};
