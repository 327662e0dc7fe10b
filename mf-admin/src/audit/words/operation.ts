import { formatPoints } from '@vetta/contract/client/formats';
import { z } from 'zod';
import type { Teller } from './account.ts';
import { counted, enumerated } from './enumeration.ts';

const ImportSummary = z.object({
  entries: z.object({ created: z.int(), replaced: z.int(), unchanged: z.int() }),
  newPlayers: z.int(),
  demoRemoved: z.boolean(),
});

/** A tracker file. */
export const tellImport: Teller = ({ after }) => {
  const { data } = ImportSummary.safeParse(after);
  if (data === undefined) return undefined;
  const { created, replaced, unchanged } = data.entries;
  const parts = enumerated([
    counted(created, 'giornata nuova', 'giornate nuove'),
    counted(replaced, 'sostituita', 'sostituite'),
    counted(unchanged, 'uguale a prima', 'uguali a prima'),
    counted(data.newPlayers, 'nuovo partecipante', 'nuovi partecipanti'),
  ]);
  const demo = data.demoRemoved ? ". L'ufficio dimostrativo è stato eliminato" : '';
  return { did: `ha importato un file: ${parts || 'era vuoto'}${demo}`, isBig: true };
};

const Exported = z.object({ file: z.string() });

/** A table that was saved as a file. */
export const tellExport: Teller = ({ after }) => {
  const { data } = Exported.safeParse(after);
  return data && { did: `ha esportato ${data.file}`, isEvent: true };
};

const DemoSize = z.object({ players: z.int(), entries: z.int() });

/** The demonstration office, removed at an admin's request. */
export const tellWipedDemo: Teller = ({ before }) => {
  const { data } = DemoSize.safeParse(before);
  if (data === undefined) return undefined;
  const size = enumerated([
    counted(data.players, 'partecipante', 'partecipanti'),
    counted(data.entries, 'giornata', 'giornate'),
  ]);
  return { did: `ha eliminato l'ufficio dimostrativo: ${size}` };
};

const Seeded = z.object({ players: z.int() });

export const tellSeed: Teller = ({ after }) => {
  const { data } = Seeded.safeParse(after);
  return {
    did: `ha aggiunto ${data ? `${formatPoints(data.players)} partecipanti` : 'un ufficio'} di prova`,
  };
};

/** Something that happened and that has no values worth showing. */
export const tellEvent =
  (did: string): Teller =>
  () => ({ did, isEvent: true });
