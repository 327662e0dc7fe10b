import { COUNTED } from '@vetta/contract/challenge-view';
import {
  type AdminChallenge,
  type Challenge,
  Counted,
  FEWEST_FOR_SUMS,
  LONGEST_CHALLENGE_DAYS,
  MOST_SIDES,
  NewChallenge,
  NewSide,
  type Side,
  SideColour,
} from '@vetta/contract/challenges';
import { capital, formatDayOfMonth, formatMonth, formatPoints } from '@vetta/contract/client/formats';
import { teamsOf } from '@vetta/contract/groups';
import { monthName } from '@vetta/contract/month-name';
import { addDays, monthOf, weekStart } from '@vetta/contract/rome-time';
import { Id } from '@vetta/contract/values';
import { z } from 'zod';
import { wholeMonth } from '../contest/contest-settings.ts';
import { type Fields, textField, valueField } from '../kit/fields/fields.ts';

type People = readonly { readonly id: string; readonly name: string; readonly team?: string | null }[];

export const countedName = (counted: Counted): string => capital(COUNTED[counted][2]);

/** The fields of a sfida that its dialog shows, in words. */
export const challengeFields = {
  sides: valueField('Lati', (sides: readonly Pick<Side, 'name' | 'people'>[]) =>
    sides.map(({ name, people }) => `${name} (${people?.length ?? 'tutti'})`).join(', '),
  ),
  name: textField('Nome'),
  stake: textField('In palio'),
  firstDay: valueField('Primo giorno', formatDayOfMonth),
  lastDay: valueField('Ultimo giorno', formatDayOfMonth),
  counted: valueField('Che cosa conta', countedName),
  per: valueField('Come si conta', (per: Challenge['per']) => (per === 'mean' ? 'media' : 'somma')),
  target: valueField('Obiettivo', (goal: number | null) => (goal === null ? 'nessuno' : formatPoints(goal))),
} satisfies Fields<AdminChallenge>;

/** The five beginnings: how sides are chosen, and what is preset. */
export const beginnings = [
  { id: 'duel', label: 'Duello: due persone, una contro l’altra' },
  { id: 'squad', label: 'Squadra contro squadra: due gruppi' },
  { id: 'squads', label: 'Squadre: quelle dei partecipanti, o più gruppi' },
  { id: 'office', label: 'Obiettivo dell’ufficio: tutti insieme verso un numero' },
  { id: 'each', label: 'Obiettivo di ciascuno: ognuno verso lo stesso numero' },
] as const;
export const Beginning = z.enum(beginnings.map(({ id }) => id));
export type Beginning = z.output<typeof Beginning>;

const FormSide = NewSide.extend({ name: z.string().nullable(), people: z.array(Id).nullable() });
export type FormSide = z.output<typeof FormSide>;
const Values = NewChallenge.required().extend({ beginning: Beginning, sides: z.array(FormSide) });
export type ChallengeValues = z.output<typeof Values>;

const POINTS_ALONE = `Con meno di ${FEWEST_FOR_SUMS} persone su un lato contano solo i punti: un altro numero direbbe a tutti che cosa ha fatto ognuno.`;

const AT_CLOSES = `Il numero di un lato si muove alle chiusure, con quelli di almeno ${FEWEST_FOR_SUMS} persone insieme: così nessuno legge che cosa ha fatto una sola.`;

/** Returns what to know about what is counted. */
export const countedHint = (beginning: Beginning, counted: Counted): string | undefined =>
  countedOf(beginning).length === 1 ? POINTS_ALONE : counted === 'points' ? undefined : AT_CLOSES;

/** Returns what can be counted: between single people points alone. */
export const countedOf = (beginning: Beginning): readonly Counted[] =>
  beginning === 'duel' || beginning === 'each' ? ['points'] : Counted.options;

export const isGoal = (beginning: Beginning): boolean => beginning === 'office' || beginning === 'each';

/** Returns why these sides cannot be compared by what is counted. */
export const countedProblem = (what: ChallengeValues['counted'], sides: readonly FormSide[]) =>
  what !== 'points' && sides.some(({ people }) => people && people.length < FEWEST_FOR_SUMS)
    ? POINTS_ALONE
    : undefined;

export const ChallengeForm = Values.superRefine((form, { addIssue }) => {
  const { sides, beginning } = form;
  const isEmpty = !sides[0] || sides.some(({ people }) => people?.length === 0);
  const problems = [
    ['sides', sides.length > MOST_SIDES && `Al massimo ${MOST_SIDES} lati`],
    ['sides', isEmpty && 'Su ogni lato serve qualcuno'],
    ['sides', sides.some(({ name }) => name?.trim() === '') && 'Ogni squadra ha un nome'],
    ['lastDay', form.lastDay < form.firstDay && 'L’ultimo giorno viene prima del primo'],
    [
      'lastDay',
      form.lastDay >= addDays(form.firstDay, LONGEST_CHALLENGE_DAYS) &&
        `Al massimo ${LONGEST_CHALLENGE_DAYS} giorni`,
    ],
    ['counted', countedProblem(form.counted, sides)],
    ['target', isGoal(beginning) && form.target === null && 'Scrivi il numero da raggiungere'],
  ] as const;
  for (const [field, message] of problems) if (message) addIssue({ code: 'custom', path: [field], message });
}).transform(({ beginning: _, ...form }): NewChallenge => ({ ...form, stake: form.stake || null }));

export const newSide = (index: number, people: string[] | null, name: string | null = null): FormSide => ({
  name,
  colour: SideColour.options[index % SideColour.options.length] ?? 'amber',
  people,
});

/** Returns the sides that a beginning proposes. */
export function proposedSides(beginning: Beginning, people: People): FormSide[] {
  if (beginning === 'office') return [newSide(0, null, 'L’ufficio')];
  if (beginning === 'duel') return [newSide(0, []), newSide(1, [])];
  if (beginning === 'each')
    return people.length > MOST_SIDES ? [] : people.map(({ id }, index) => newSide(index, [id]));
  const most = beginning === 'squad' ? 2 : MOST_SIDES;
  const teams = teamsOf(people).slice(0, most);
  const names = teams.length > 1 ? teams : ['Squadra A', 'Squadra B', 'Squadra C'].slice(0, most);
  const idsOf = (name: string) => people.flatMap(({ id, team }) => (team === name ? id : []));
  return names.map((name, index) => newSide(index, idsOf(name), name));
}

/** Returns the name of a sfida that was given none: «Marco contro Giulia», «Obiettivo dell’ufficio». */
export function proposedName(beginning: Beginning, sides: readonly FormSide[], people: People): string {
  const label = beginnings.find(({ id }) => id === beginning)?.label.split(':')[0] ?? '';
  if (beginning !== 'duel' && beginning !== 'squad') return label;
  const [one, other] = sides.map(
    ({ name, people: ids }) => name ?? people.find(({ id }) => id === ids?.[0])?.name.split(' ')[0],
  );
  return one && other ? `${one} contro ${other}`.slice(0, 40) : label;
}

/**
 * Returns the sides of teams with these names, one a line. A side whose name stands on another line now moves there with its people;
 * else it is the one of its line, renamed.
 */
export function namedSides(sides: readonly FormSide[], names: readonly string[]): FormSide[] {
  return names.map((name, index) => {
    const same = names.indexOf(name) === index && sides.find((side) => side.name === name);
    const renamed = sides.find((side, at) => at === index && !names.includes(side.name ?? ''));
    return newSide(index, (same || renamed)?.people ?? [], name);
  });
}

/** The days that are proposed on a day: title, first, last. A week begins within the month. */
export function spans(today: string) {
  const [month, tomorrow, monday] = [wholeMonth(today), addDays(today, 1), weekStart(today)];
  return [
    ['Da domani a domenica', tomorrow, addDays(weekStart(tomorrow), 6)],
    ['Questa settimana', monthOf(monday) === monthOf(today) ? monday : month.start, addDays(monday, 6)],
    ['Fino a fine mese', today, month.end],
  ] as const;
}

/** Returns the form's values of a new sfida, in the order of the screen. */
export function newValues(today: string): ChallengeValues {
  const [[, firstDay, lastDay]] = spans(today);
  const sides = proposedSides('duel', []);
  const what = { counted: 'points', per: 'sum', target: null } as const;
  return { beginning: 'duel', sides, name: 'Duello', stake: null, firstDay, lastDay, ...what };
}

/** Whether only name, stake and last day change any more. */
export const isBegun = ({ firstDay, asOf }: AdminChallenge, today: string): boolean =>
  firstDay < today || asOf !== null;

/** Returns the form's values of a sfida. Sides that are called as their one person keep having no name. */
export function valuesOf({ sides, parts, ...of }: AdminChallenge): ChallengeValues {
  const isOfPeople = sides.length === 2 || of.target !== null;
  const isPersonal =
    isOfPeople &&
    sides.every(
      ({ name, people }, index) =>
        people?.length === 1 && parts.some((part) => part.side === index && part.name === name),
    );
  const ofGroups = sides.length === 2 ? 'squad' : 'squads';
  const ofPeople = sides.length === 2 && of.target === null ? 'duel' : 'each';
  const { name, stake, firstDay, lastDay, counted, per, target } = of;
  return {
    beginning: sides[0]?.people === null ? 'office' : isPersonal ? ofPeople : ofGroups,
    sides: sides.map((side) => FormSide.parse({ ...side, ...(isPersonal && { name: null }) })),
    ...{ name, stake, firstDay, lastDay, counted, per, target },
  };
}

/** Returns a name with the month of one day, and its year, in place of another's: «Sfida di gennaio» for «Sfida di dicembre». */
const renamedFor = (name: string, from: string, to: string): string => {
  const nameOf = (day: string) => monthName(formatMonth(monthOf(day)));
  return name.replace(new RegExp(`\\b${nameOf(from)}( \\d{4})?\\b`, 'i'), (was, year?: string) => {
    const month = nameOf(to) + (year ? ` ${to.slice(0, 4)}` : '');
    return was.startsWith(was.toLowerCase().slice(0, 1)) ? month : capital(month);
  });
};

/**
 * Returns the values of a new sfida like this one, as long, without who has left. It begins after the last day, not before today: a
 * week's, or one that began on a Monday, on the same weekday. One that ran to the end of its month does so again.
 */
export function likeThis(
  of: AdminChallenge,
  today: string,
  isHere: (id: string) => boolean,
): ChallengeValues {
  const { sides, ...values } = valuesOf(of);
  const between = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
  const length = between(of.firstDay, of.lastDay);
  const next = of.lastDay < today ? today : addDays(of.lastDay, 1);
  const isToEnd = length >= 7 && of.lastDay === wholeMonth(of.firstDay).end;
  const isWeekly = !isToEnd && (length < 7 || weekStart(of.firstDay) === of.firstDay);
  const firstDay = isWeekly ? addDays(next, (7 - (between(of.firstDay, next) % 7)) % 7) : next;
  const here = sides.map((side) => ({ ...side, people: side.people?.filter(isHere) ?? null }));
  const lastDay = isToEnd ? wholeMonth(firstDay).end : addDays(firstDay, length);
  const name = renamedFor(values.name, of.firstDay, firstDay);
  return { ...values, sides: here, name, firstDay, lastDay };
}
