import { formatMonth, withArticle } from '@vetta/contract/client/formats';
import { groupWords } from '@vetta/contract/groups';
import { toPerson } from '@vetta/contract/italian-article';
import { Disqualification, Player } from '@vetta/contract/players';
import { z } from 'zod';
import { fieldChanges } from '../../kit/fields/fields.ts';
import { playerFields } from '../../players/player-fields.ts';
import { ofAfter, ofBoth, type Teller } from './account.ts';
import { counted, enumerated } from './enumeration.ts';

/** A player: added, edited or removed. */
export const tellPlayer = ofBoth(Player.nullable(), (old, now) => {
  if (now === null) return { did: `ha eliminato ${old?.name} con tutti i suoi numeri`, isBig: true };
  const { name, joinedOn } = now;
  if (old === null) {
    const as = groupWords(now);
    return { did: `ha aggiunto ${name}${as && ` (${as})`}, in gara ${withArticle('dal', joinedOn)}` };
  }
  const changed = fieldChanges<Player>(playerFields, old, now);
  const [only, ...others] = changed;
  if (only === undefined) return { did: `ha salvato ${name} senza cambiare nulla` };
  if (others.length > 0) return { did: `ha modificato ${name}`, fields: changed };
  if (only.field === playerFields.name.name) return { did: `ha rinominato ${only.before} in ${only.after}` };
  return {
    did: `ha modificato ${name}: ${only.field} ${only.before ?? 'nessuno'} → ${only.after ?? 'nessuno'}`,
  };
});

/** Many players, added in one call. */
export const tellPlayers: Teller = (change, names) => {
  const { data } = Player.array().safeParse(change.after);
  if (data === undefined) return undefined;
  const [only, ...others] = data;
  if (only === undefined) return { did: 'ha controllato un elenco di nomi: non c’era nessuno da aggiungere' };
  if (others.length === 0) return tellPlayer({ ...change, after: only }, names);
  const named = data.slice(0, NAMED).map(({ name }) => name);
  const rest = data.length - named.length;
  const who = enumerated(rest === 0 ? named : [...named, `${rest} ${rest === 1 ? 'altro' : 'altri'}`]);
  return { did: `ha aggiunto ${data.length} partecipanti: ${who}` };
};

/** How many of many new players are named. */
const NAMED = 10;

/** A leaver, or one who is back. */
export const tellArchive = ofAfter(Player, (data) => {
  if (data.archivedOn === null) return { did: `ha riportato in classifica ${data.name}` };
  return {
    did: `ha archiviato ${data.name}: non è più in classifica ${withArticle('dal', data.archivedOn)}`,
  };
});

const Anonymised = z.object({
  name: z.string(),
  reason: z.string(),
  deleted: z.object({ events: z.int() }).default({ events: 0 }),
});

export const tellAnonymised = ofAfter(Anonymised, (data) => {
  const { events } = data.deleted;
  const gone = counted(events, 'suo evento', 'suoi eventi');
  const did = `ha reso anonima una persona, che ora è «${data.name}»`;
  return { did: gone === undefined ? did : `${did}, e cancellato ${gone}`, reason: data.reason };
});

export const tellDisqualification: Teller = ({ before, after, about }) => {
  const [old, now] = [Disqualification.nullable().safeParse(before), Disqualification.safeParse(after)];
  if (!old.success || !now.success) return undefined;
  const { month, reason } = now.data;
  const whom = `${about ?? 'un ex partecipante'} per ${formatMonth(month)}`;
  if (reason === null) return { did: `ha tolto la squalifica ${toPerson(whom)}` };
  if (old.data === null || old.data.reason === null) return { did: `ha squalificato ${whom}`, reason };
  return { did: `ha cambiato il motivo della squalifica ${toPerson(whom)}`, reason };
};
