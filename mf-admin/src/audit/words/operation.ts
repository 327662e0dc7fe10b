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
  const demo = data.demoRemoved ? '. L’ufficio dimostrativo è stato eliminato' : '';
  return { did: `ha importato un file: ${parts || 'era vuoto'}${demo}`, isBig: true };
};

const Exported = z.object({ file: z.string() });

/** A table that was saved as a file. */
export const tellExport: Teller = ({ after }) => {
  const { data } = Exported.safeParse(after);
  return data && { did: `ha esportato ${data.file}`, isEvent: true };
};

/** Everything that is stored about a person, saved as a file. Who it is stands in the row's subject, not in its words. */
export const tellPersonExport: Teller = ({ after }) =>
  Exported.safeParse(after).success
    ? { did: 'ha scaricato tutto quello che Vetta sa di una persona', isEvent: true }
    : undefined;

const DemoSize = z.object({ players: z.int(), entries: z.int() });

/** The demonstration office, removed at an admin's request. */
export const tellWipedDemo: Teller = ({ before }) => {
  const { data } = DemoSize.safeParse(before);
  if (data === undefined) return undefined;
  const size = enumerated([
    counted(data.players, 'partecipante', 'partecipanti'),
    counted(data.entries, 'giornata', 'giornate'),
  ]);
  return { did: `ha eliminato l’ufficio dimostrativo: ${size}` };
};

const Version = z.object({ name: z.string(), hash: z.string() });

/** A plugin that was handed over to another key. */
export const tellPluginOwner: Teller = ({ after }) => {
  const { data } = Version.pick({ name: true }).safeParse(after);
  return data && { did: `ha passato «${data.name}» a un’altra chiave`, isEvent: true };
};

/** A build of a plugin, or of the shell, that was published or withdrawn. */
export const tellVersion: Teller = ({ before, after }) => {
  const was = Version.safeParse(before).data;
  if (after === null && was)
    return { did: `ha ritirato la versione ${was.hash.slice(0, 16)} di «${was.name}»`, isEvent: true };
  const { data } = Version.safeParse(after);
  return (
    data && { did: `ha pubblicato la versione ${data.hash.slice(0, 16)} di «${data.name}»`, isEvent: true }
  );
};

const Generation = z.object({
  number: z.int(),
  why: z.string(),
  canary: z.object({ screen: z.string(), state: z.string(), endedBecause: z.string().nullable() }).nullable(),
  restores: z.int().nullable(),
});

/** A generation of the front ends that was made, tried, extended or gone back to. */
export const tellGeneration: Teller = ({ after }) => {
  const { data } = Generation.safeParse(after);
  if (data === undefined) return undefined;
  const { number, why, canary, restores } = data;
  if (canary?.state === 'extended') return { did: `ha esteso a tutti la generazione ${number}` };
  if (canary?.state === 'ended')
    return {
      did: `ha concluso la prova della generazione ${number} su «${canary.screen}»`,
      ...(canary.endedBecause !== null && { reason: canary.endedBecause }),
    };
  if (canary) return { did: `ha messo in prova la generazione ${number} su «${canary.screen}»`, reason: why };
  if (restores !== null)
    return { did: `è tornato alla generazione ${restores}: ora è la ${number}`, reason: why };
  return { did: `ha reso corrente la generazione ${number}`, reason: why };
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
