import { Scope } from '@vetta/contract/key-scope';
import { z } from 'zod';
import { scopeWords } from '../../keys/words.ts';
import { ofAfter, ofBefore, type Teller } from './account.ts';
import { amount, counted, enumerated } from './enumeration.ts';

const ImportSummary = z.object({
  entries: z.object({ created: z.int(), replaced: z.int(), unchanged: z.int() }),
  newPlayers: z.int(),
  demoRemoved: z.boolean(),
});

/** A tracker file. */
export const tellImport = ofAfter(ImportSummary, (data) => {
  const { created, replaced, unchanged } = data.entries;
  const parts = enumerated([
    counted(created, 'giornata nuova', 'giornate nuove'),
    counted(replaced, 'sostituita', 'sostituite'),
    counted(unchanged, 'uguale a prima', 'uguali a prima'),
    counted(data.newPlayers, 'nuovo partecipante', 'nuovi partecipanti'),
  ]);
  const demo = data.demoRemoved ? '. L’ufficio dimostrativo è stato eliminato' : '';
  return { did: `ha importato un file: ${parts || 'era vuoto'}${demo}`, isBig: true };
});

const Exported = z.object({ file: z.string() });

/** A table that was saved as a file. */
export const tellExport = ofAfter(Exported, (data) => ({ did: `ha esportato ${data.file}`, isEvent: true }));

/** Everything that is stored about a person, saved as a file. Who it is stands in the row's subject, not in its words. */
export const tellPersonExport: Teller = ({ after }) =>
  Exported.safeParse(after).success
    ? { did: 'ha scaricato tutto quello che Vetta sa di una persona', isEvent: true }
    : undefined;

/** The demonstration office, removed at an admin's request. */
export const tellWipedDemo = ofBefore(z.object({ players: z.int(), entries: z.int() }), (data) => {
  const size = enumerated([
    counted(data.players, 'partecipante', 'partecipanti'),
    counted(data.entries, 'giornata', 'giornate'),
  ]);
  return { did: `ha eliminato l’ufficio dimostrativo: ${size}` };
});

const Version = z.object({ name: z.string(), hash: z.string() });

/** A plugin that was handed over to another key. */
export const tellPluginOwner = ofAfter(Version.pick({ name: true }), (data) => ({
  did: `ha passato «${data.name}» a un’altra chiave`,
  isEvent: true,
}));

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
export const tellGeneration = ofAfter(Generation, (data) => {
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
});

const Seeded = z.object({ players: z.int() });

export const tellSeed: Teller = ({ after }) => {
  const { data } = Seeded.safeParse(after);
  return {
    did: `ha aggiunto ${data ? amount(data.players, 'partecipante', 'partecipanti') : 'un ufficio'} di prova`,
  };
};

/** Something that happened and that has no values worth showing. */
export const tellEvent =
  (did: string): Teller =>
  () => ({ did, isEvent: true });

const Key = z.object({ name: z.string(), scopes: z.array(Scope) });

/** A key with a name that was made or revoked. */
export const tellKey: Teller = ({ before, after }) => {
  const [was, is] = [Key.safeParse(before).data, Key.safeParse(after).data];
  if (is !== undefined)
    return {
      did: `ha creato la chiave «${is.name}» (${enumerated(is.scopes.map((scope) => scopeWords[scope].label))})`,
    };
  return was && { did: `ha revocato la chiave «${was.name}»` };
};

/** Wrong keys from one address. */
export const tellWrongKeys = ofAfter(z.object({ address: z.string() }), (data) => ({
  did: `ha rifiutato cinque chiavi sbagliate in dieci minuti da ${data.address}`,
  isEvent: true,
}));
