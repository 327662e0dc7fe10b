import { withArticle } from '@vetta/contract/client/formats';
import { Entry } from '@vetta/contract/entries';
import { CountedKind, KeptDifference, LinkedIdentity } from '@vetta/contract/intake';
import { toPerson } from '@vetta/contract/italian-article';
import { Day } from '@vetta/contract/values';
import { z } from 'zod';
import { numbersInWords } from '../../entries/entry-fields.ts';
import { kindInWords } from '../../sources/kind-in-words.ts';
import type { Teller } from './account.ts';
import { counted } from './enumeration.ts';

const unnamed = 'un ex partecipante';

const Events = z.object({ source: z.string(), events: z.int(), days: z.int() });

/** Events of a telephone system or a CRM that changed numbers. */
export const tellEvents: Teller = ({ after }) => {
  const { data } = Events.safeParse(after);
  if (data === undefined) return undefined;
  const days = counted(data.days, 'giornata', 'giornate');
  return {
    did: `ha contato ${counted(data.events, 'evento', 'eventi')} di «${data.source}»: ${days}`,
    isBig: true,
  };
};

const Owned = z.object({ source: z.string() });

/** A source that was handed over to another key. */
export const tellSourceOwner: Teller = ({ after }) => {
  const { data } = Owned.safeParse(after);
  return data && { did: `ha passato la fonte «${data.source}» a un’altra chiave`, isEvent: true };
};

const TakenOut = Events.extend({ key: z.string().nullable() });

/** What a key brought of a source, taken out. */
export const tellTakenOut: Teller = ({ before }) => {
  const { data } = TakenOut.safeParse(before);
  if (data === undefined) return undefined;
  const key = data.key === null ? 'della chiave condivisa' : `della chiave «${data.key}»`;
  return {
    did: `ha tolto ${counted(data.events, 'evento', 'eventi')} di «${data.source}» ${key}: ${counted(data.days, 'giornata', 'giornate')}`,
    isBig: true,
  };
};

/** A person of a source who was linked to a player, or to nobody. */
export const tellIdentity: Teller = ({ before, after }, { players }) => {
  const [was, is] = [LinkedIdentity.safeParse(before).data, LinkedIdentity.safeParse(after).data];
  if (is === undefined) return undefined;
  const who = `«${is.who}» di «${is.source}»`;
  const since = is.from ? ` ${withArticle('dal', is.from)}` : '';
  if (is.playerId !== null)
    return {
      did: `ha collegato ${who} ${toPerson(players.get(is.playerId) ?? unnamed)}${since}`,
      isEvent: true,
    };
  if (is.ignored) return { did: `ha segnato ${who} come non dei nostri`, isEvent: true };
  const former = was?.playerId ? (players.get(was.playerId) ?? unnamed) : undefined;
  return { did: `ha scollegato ${who}${former ? ` da ${former}` : ''}`, isEvent: true };
};

/** Whether a source counts a kind. */
export const tellCountedKind: Teller = ({ after }) => {
  const { data } = CountedKind.safeParse(after);
  if (data === undefined) return undefined;
  const which = `${kindInWords[data.kind]} di «${data.source}»`;
  return { did: data.counts ? `fa contare ${which}` : `non fa più contare ${which}`, isEvent: true };
};

const Kept = Entry.and(KeptDifference.pick({ keep: true }));

/** Typed or counted numbers of a day that were kept. */
export const tellKept: Teller = ({ after, about }) => {
  const { data } = Kept.safeParse(after);
  if (data === undefined) return undefined;
  const which = data.keep === 'typed' ? 'scritti' : 'contati';
  const whose = `di ${about ?? unnamed} ${withArticle('del', data.date)}`;
  return { did: `ha tenuto i numeri ${which} ${whose}: ${numbersInWords(data)}` };
};

const KeptOfSheet = z.object({ date: Day, keep: z.enum(['sheet', 'stored']), source: z.string() });

/** Numbers of a day that a sheet and somebody else wrote, and which of them were kept. */
export const tellKeptOfSheet: Teller = ({ after, about }) => {
  const { data } = KeptOfSheet.safeParse(after);
  if (data === undefined) return undefined;
  const which =
    data.keep === 'sheet' ? `del foglio «${data.source}»` : `che c’erano, non quelli di «${data.source}»,`;
  return { did: `ha tenuto i numeri ${which} di ${about ?? unnamed} ${withArticle('del', data.date)}` };
};
