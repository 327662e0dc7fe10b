import { withArticle } from '@vetta/contract/client/formats';
import { Entry } from '@vetta/contract/entries';
import { CountedKind, KeptDifference, LinkedIdentity } from '@vetta/contract/intake';
import { toPerson } from '@vetta/contract/italian-article';
import { Day } from '@vetta/contract/values';
import { z } from 'zod';
import { numbersInWords } from '../../entries/entry-fields.ts';
import { kindInWords } from '../../sources/kind-in-words.ts';
import { ofAfter, ofBefore, type Teller } from './account.ts';
import { counted } from './enumeration.ts';

const unnamed = 'un ex partecipante';

const Events = z.object({ source: z.string(), events: z.int(), days: z.int() });

/** Events of a telephone system or a CRM that changed numbers. */
export const tellEvents = ofAfter(Events, (data) => {
  const days = counted(data.days, 'giornata', 'giornate');
  return {
    did: `ha contato ${counted(data.events, 'evento', 'eventi')} di «${data.source}»: ${days}`,
    isBig: true,
  };
});

/** A source that was handed over to another key. */
export const tellSourceOwner = ofAfter(z.object({ source: z.string() }), (data) => ({
  did: `ha passato la fonte «${data.source}» a un’altra chiave`,
  isEvent: true,
}));

/** What a key brought of a source, taken out. */
export const tellTakenOut = ofBefore(Events.extend({ key: z.string().nullable() }), (data) => {
  const key = data.key === null ? 'della chiave condivisa' : `della chiave «${data.key}»`;
  return {
    did: `ha tolto ${counted(data.events, 'evento', 'eventi')} di «${data.source}» ${key}: ${counted(data.days, 'giornata', 'giornate')}`,
    isBig: true,
  };
});

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
export const tellCountedKind = ofAfter(CountedKind, (data) => {
  const which = `${kindInWords[data.kind]} di «${data.source}»`;
  return { did: data.counts ? `fa contare ${which}` : `non fa più contare ${which}`, isEvent: true };
});

/** Typed or counted numbers of a day that were kept. */
export const tellKept = ofAfter(Entry.and(KeptDifference.pick({ keep: true })), (data, { about }) => {
  const which = data.keep === 'typed' ? 'scritti' : 'contati';
  const whose = `di ${about ?? unnamed} ${withArticle('del', data.date)}`;
  return { did: `ha tenuto i numeri ${which} ${whose}: ${numbersInWords(data)}` };
});

/** Numbers of a day that a sheet and somebody else wrote, and which of them were kept. */
export const tellKeptOfSheet = ofAfter(
  z.object({ date: Day, keep: z.enum(['sheet', 'stored']), source: z.string() }),
  (data, { about }) => {
    const which =
      data.keep === 'sheet' ? `del foglio «${data.source}»` : `che c’erano, non quelli di «${data.source}»,`;
    return { did: `ha tenuto i numeri ${which} di ${about ?? unnamed} ${withArticle('del', data.date)}` };
  },
);

const Source = z.object({ name: z.string(), paused: z.boolean() });

/** A sheet that is fetched: added, changed, paused or removed. */
export const tellSource: Teller = ({ before, after }) => {
  const [was, is] = [Source.safeParse(before).data, Source.safeParse(after).data];
  if (is === undefined) return was && { did: `ha eliminato la fonte «${was.name}»`, isEvent: true };
  if (was === undefined) return { did: `ha aggiunto la fonte «${is.name}»`, isEvent: true };
  if (was.paused !== is.paused)
    return { did: `ha ${is.paused ? 'messo in pausa' : 'riattivato'} la fonte «${is.name}»`, isEvent: true };
  return { did: `ha modificato la fonte «${is.name}»`, isEvent: true };
};
