import {
  type AdminChallenge,
  FEWEST_FOR_SUMS,
  LONGEST_CHALLENGE_DAYS,
  MOST_SIDES,
  NewChallenge,
  NewSide,
  SideColour,
} from '@vetta/contract/challenges';
import { teamsOf } from '@vetta/contract/groups';
import { addDays, daysInMonth, monthOf, weekStart } from '@vetta/contract/rome-time';
import { Id } from '@vetta/contract/values';
import { z } from 'zod';

type People = readonly { readonly id: string; readonly name: string; readonly team?: string | null }[];

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

/** Returns why these sides cannot be compared by what is counted. */
export const countedProblem = (what: ChallengeValues['counted'], sides: readonly FormSide[]) =>
  what !== 'points' && sides.some(({ people }) => people && people.length < FEWEST_FOR_SUMS)
    ? `Con meno di ${FEWEST_FOR_SUMS} persone su un lato contano solo i punti: un altro numero direbbe a tutti che cosa ha fatto ognuno.`
    : undefined;

export const ChallengeForm = Values.superRefine((form, { addIssue }) => {
  const { sides, beginning } = form;
  const isGoal = beginning === 'office' || beginning === 'each';
  const problems = [
    ['sides', sides.length > MOST_SIDES && `Al massimo ${MOST_SIDES} lati`],
    [
      'sides',
      (!sides[0] || sides.some(({ people }) => people?.length === 0)) && 'Su ogni lato serve qualcuno',
    ],
    ['sides', sides.some(({ name }) => name?.trim() === '') && 'Ogni squadra ha un nome'],
    ['lastDay', form.lastDay < form.firstDay && 'L’ultimo giorno viene prima del primo'],
    ['lastDay', form.lastDay >= addDays(form.firstDay, LONGEST_CHALLENGE_DAYS) && 'Al massimo 92 giorni'],
    ['counted', countedProblem(form.counted, sides)],
    ['target', isGoal && form.target === null && 'Scrivi il numero da raggiungere'],
  ] as const;
  for (const [field, message] of problems) if (message) addIssue({ code: 'custom', path: [field], message });
}).transform(({ beginning: _, ...form }): NewChallenge => ({ ...form, stake: form.stake || null }));

export const newSide = (index: number, people: string[] | null, name: string | null = null): FormSide => ({
  name,
  colour: SideColour.options[index % SideColour.options.length] ?? 'amber',
  people,
});

/** Returns the sides with somebody on that of this index and on no other; `isAlone`: who was there leaves. */
export const placed = (sides: readonly FormSide[], id: string, on: number, isAlone = false): FormSide[] =>
  sides.map((side, index) => {
    const others = isAlone && index === on ? [] : (side.people ?? []).filter((other) => other !== id);
    return { ...side, people: index === on ? [...others, id] : others };
  });

/** Returns the sides that a beginning proposes. */
export function proposedSides(beginning: Beginning, people: People): FormSide[] {
  if (beginning === 'office') return [newSide(0, null, 'L’ufficio')];
  if (beginning === 'duel') return [newSide(0, []), newSide(1, [])];
  if (beginning === 'each')
    return people.length > MOST_SIDES ? [] : people.map(({ id }, index) => newSide(index, [id]));
  const teams = teamsOf(people).slice(0, MOST_SIDES);
  const isUsed = beginning === 'squad' ? teams.length === 2 : teams.length > 1;
  const names = isUsed
    ? teams
    : ['Squadra A', 'Squadra B', 'Squadra C'].slice(0, beginning === 'squad' ? 2 : 3);
  const idsOf = (name: string) => people.flatMap(({ id, team }) => (team === name ? id : []));
  return names.map((name, index) => newSide(index, idsOf(name), name));
}

const names = { squads: 'Sfida a squadre', office: 'Obiettivo dell’ufficio', each: 'Obiettivo di ciascuno' };

/** Returns the name of a sfida that was given none: «Marco contro Giulia». */
export function proposedName(beginning: Beginning, sides: readonly FormSide[], people: People): string {
  if (beginning !== 'duel' && beginning !== 'squad') return names[beginning];
  const called = ({ name, people: [id] = [] }: { name: string | null; people?: string[] }) =>
    name ?? people.find((one) => one.id === id)?.name.split(' ')[0];
  const [one, other] = sides.map(({ name, people: ids }) => called({ name, people: ids ?? [] }));
  return one && other ? `${one} contro ${other}`.slice(0, 40) : 'Duello';
}

/** The days that are proposed on a day: title, first, last. A week begins within the month. */
export function spans(today: string) {
  const [month, tomorrow, monday] = [monthOf(today), addDays(today, 1), weekStart(today)];
  return [
    ['Da domani a domenica', tomorrow, addDays(weekStart(tomorrow), 6)],
    ['Questa settimana', monday < month ? `${month}-01` : monday, addDays(monday, 6)],
    ['Fino a fine mese', today, `${month}-${daysInMonth(month)}`],
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
  const isPersonal = sides.every(
    ({ name, people }, index) =>
      people?.length === 1 && parts.some((part) => part.side === index && part.name === name),
  );
  const ofGroups = sides.length === 2 ? 'squad' : 'squads';
  const ofPeople = sides.length === 2 && of.target === null ? 'duel' : 'each';
  return {
    beginning: sides[0]?.people === null ? 'office' : isPersonal ? ofPeople : ofGroups,
    sides: sides.map(({ name, colour, people }) => ({ name: isPersonal ? null : name, colour, people })),
    name: of.name,
    stake: of.stake,
    firstDay: of.firstDay,
    lastDay: of.lastDay,
    counted: of.counted,
    per: of.per,
    target: of.target,
  };
}

/** Returns the values of a new sfida like this one: from today, as long, without who has left. */
export function likeThis(
  of: AdminChallenge,
  today: string,
  isHere: (id: string) => boolean,
): ChallengeValues {
  const { sides, firstDay, lastDay, ...values } = valuesOf(of);
  const days = (Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000;
  const here = sides.map((side) => ({ ...side, people: side.people?.filter(isHere) ?? null }));
  return { ...values, sides: here, firstDay: today, lastDay: addDays(today, days) };
}
