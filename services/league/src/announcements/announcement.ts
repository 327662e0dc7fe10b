import type { ChannelEvent } from '@vetta/contract/channels';
import { inMonth, toPerson } from '@vetta/contract/italian-article';
import { italianInteger } from '@vetta/contract/italian-integer';
import { z } from 'zod';
import { italianMonth, withArticle } from '../time/rome.ts';

const Placed = z.object({ name: z.string(), total: z.number() });

/** What happened, by its event. Names are those of the podium, of winners, and of who did well: never who is last. */
const facts = {
  day_closed: z.object({
    day: z.string(),
    podium: z.array(Placed),
    climber: z.object({ name: z.string(), places: z.number() }).nullable(),
    /** `month`: where it counts in another month than the day's. */
    bonuses: z.array(z.object({ name: z.string(), bonus: z.string(), month: z.string().optional() })),
    /** How many more bonuses were awarded than are named. */
    moreBonuses: z.number(),
  }),
  new_leader: z.object({ month: z.string(), leader: Placed }),
  month_final: z.object({
    month: z.string(),
    podium: z.array(Placed),
    prizes: z.array(z.object({ title: z.string(), winner: z.string().nullable() })),
    /** Months that became final with it, as after an import of old ones. */
    earlier: z.array(z.object({ month: z.string(), first: Placed.nullable() })).optional(),
  }),
  draw: z.object({
    month: z.string(),
    prize: z.string(),
    winner: z.string().nullable(),
    participants: z.number(),
  }),
  challenge_begins: z.object({
    name: z.string(),
    stake: z.string().nullable(),
    firstDay: z.string(),
    lastDay: z.string(),
  }),
  challenge_leader: z.object({ name: z.string(), leader: z.string() }),
  challenge_ended: z.object({
    name: z.string(),
    stake: z.string().nullable(),
    isTarget: z.boolean(),
    first: z.array(z.string()),
  }),
  numbers_missing: z.object({
    day: z.string(),
    at: z.string(),
    count: z.number(),
    /** Null unless the channel is for admins alone. */
    names: z.array(z.string()).nullable(),
  }),
  source_problem: z.object({ source: z.string(), problem: z.string() }),
  operator_alert: z.object({
    sentence: z.string(),
    /** The same for programs: `event`, and what it is about. */
    alert: z.record(z.string(), z.unknown()).optional(),
  }),
  trial: z.object({ channel: z.string() }),
} satisfies Readonly<Record<ChannelEvent | 'trial', z.ZodType>>;

export type AnnouncedEvent = keyof typeof facts;
/** What happened, of one event. */
export type Announcement = {
  [Event in AnnouncedEvent]: { readonly event: Event; readonly facts: z.output<(typeof facts)[Event]> };
}[AnnouncedEvent];

/** A message as a person reads it. */
export interface Message {
  readonly title: string;
  readonly lines: readonly string[];
  /** The page that shows more, where the product's address is known. */
  readonly link: string | null;
}

/** Returns the message of stored facts. `publicUrl` is the address that people open, if it is known. */
export function messageOf(event: string, stored: unknown, publicUrl?: string): Message {
  const parsed = Announced.parse({ event, facts: stored });
  return { ...worded(parsed), link: linkOf(parsed.event, publicUrl) };
}

/** Returns a message as plain text. */
export const textOf = ({ title, lines, link }: Message): string =>
  [title, ...lines, ...(link === null ? [] : [link])].join('\n');

const Announced = z.object({ event: z.string(), facts: z.unknown() }).transform(
  (given) =>
    // The shape is that of its event, which the parse checks.
    ({
      event: given.event,
      facts: facts[given.event as AnnouncedEvent].parse(given.facts),
    }) as Announcement,
);

function linkOf(event: AnnouncedEvent, publicUrl: string | undefined): string | null {
  if (publicUrl === undefined || event === 'numbers_missing' || event === 'source_problem') return null;
  return event === 'draw' ? `${publicUrl}/#estrazioni` : publicUrl;
}

const placed = (podium: readonly z.output<typeof Placed>[]): string[] =>
  podium.map(({ name, total }, index) => `${index + 1}. ${name}, ${italianInteger(total)} pt`);

const atStake = (stake: string | null): string[] => (stake ? [`In palio: ${stake}`] : []);

function worded(told: Announcement): Omit<Message, 'link'> {
  switch (told.event) {
    case 'day_closed': {
      const { day, podium, climber, bonuses, moreBonuses } = told.facts;
      const lines = [...Map.groupBy(bonuses, ({ month }) => month)].map(([month, ofMonth]) => ({
        title: month === undefined ? 'Bonus assegnati' : `Bonus assegnati di ${italianMonth(month)}`,
        named: [...Map.groupBy(ofMonth, ({ bonus }) => bonus)].map(
          ([bonus, to]) => `${bonus} ${to.map(({ name }) => toPerson(name)).join(', ')}`,
        ),
      }));
      if (moreBonuses > 0)
        lines.at(-1)?.named.push(moreBonuses === 1 ? 'un altro bonus' : `altri ${moreBonuses} bonus`);
      return {
        title: `Giornata ${withArticle('del', day)} chiusa`,
        lines: [
          ...placed(podium),
          ...(climber === null
            ? []
            : [
                `Chi è salito di più: ${climber.name}, ${climber.places === 1 ? 'un posto' : `${climber.places} posti`}`,
              ]),
          ...lines.map(({ title, named }) => `${title}: ${named.join('; ')}`),
        ],
      };
    }
    case 'new_leader': {
      const { month, leader } = told.facts;
      return {
        title: `Nuovo primo posto ${inMonth(italianMonth(month))}: ${leader.name}`,
        lines: [`${italianInteger(leader.total)} pt`],
      };
    }
    case 'month_final': {
      const { month, podium, prizes, earlier = [] } = told.facts;
      const [oldest] = earlier;
      return {
        title:
          oldest === undefined
            ? `Il mese di ${italianMonth(month)} è definitivo`
            : `Sono definitivi ${earlier.length + 1} mesi, da ${italianMonth(oldest.month)} ${inMonth(italianMonth(month))}`,
        lines: [
          ...earlier.map(
            (one) =>
              `${italianMonth(one.month)}: ${one.first === null ? 'nessuno' : `${one.first.name}, ${italianInteger(one.first.total)} pt`}`,
          ),
          ...(oldest === undefined ? [] : [`${italianMonth(month)}:`]),
          ...placed(podium),
          ...prizes.map(({ title, winner }) => `Premio «${title}»: ${winner ?? 'non assegnato'}`),
        ],
      };
    }
    case 'draw': {
      const { month, prize, winner, participants } = told.facts;
      return {
        title: `Estrazione di ${italianMonth(month)}: «${prize}»`,
        lines: [
          winner === null ? 'Nessun partecipante: il premio non è stato assegnato' : `Vince ${winner}`,
          ...(winner === null
            ? []
            : [`Partecipanti: ${participants}. Chiunque può verificare l’estrazione sulla pagina pubblica.`]),
        ],
      };
    }
    case 'challenge_begins': {
      const { name, stake, firstDay, lastDay } = told.facts;
      const days = `${withArticle('dal', firstDay)} ${withArticle('al', lastDay)}`;
      return {
        title: `Comincia la sfida «${name}»`,
        lines: [`${days[0]?.toUpperCase()}${days.slice(1)}`, ...atStake(stake)],
      };
    }
    case 'challenge_leader':
      return { title: `Sfida «${told.facts.name}»: in testa ${told.facts.leader}`, lines: [] };
    case 'challenge_ended': {
      const { name, stake, isTarget, first } = told.facts;
      const nobody = isTarget ? 'Nessuno ha raggiunto l’obiettivo' : 'Nessuno è davanti agli altri';
      const how = isTarget ? 'Obiettivo raggiunto' : first.length > 1 ? 'Primi alla pari' : 'Vince';
      return {
        title: `La sfida «${name}» è conclusa`,
        lines: [first.length === 0 ? nobody : `${how}: ${first.join(', ')}`, ...atStake(stake)],
      };
    }
    case 'numbers_missing': {
      const { at, day, count, names } = told.facts;
      const who = count === 1 ? 'una persona' : `${count} persone`;
      return {
        title: `Alle ${at} mancano i numeri di ${who} ${withArticle('del', day)}`,
        lines: names === null ? [] : [names.join(', ')],
      };
    }
    case 'source_problem':
      return {
        title: `La fonte «${told.facts.source}» ha un problema`,
        lines: [told.facts.problem],
      };
    case 'operator_alert':
      return { title: 'Avviso di Vetta', lines: [told.facts.sentence] };
    case 'trial':
      return {
        title: 'Prova di Vetta',
        lines: [`Il canale «${told.facts.channel}» funziona: gli avvisi arrivano qui.`],
      };
  }
}
