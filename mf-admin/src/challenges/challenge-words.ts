import type { AdminChallenge, Challenge, Counted, Side } from '@vetta/contract/challenges';
import {
  capital,
  formatDay,
  formatDayOfMonth,
  formatPoints,
  withArticle,
} from '@vetta/contract/client/formats';
import { type Fields, textField, valueField } from '../kit/fields/fields.ts';

export const COUNTED_NAMES: Readonly<Record<Counted, string>> = {
  points: 'Punti',
  rings: 'Chiamate',
  apptSet: 'Appuntamenti fissati',
  apptDone: 'Appuntamenti conclusi',
  presences: 'Presenze',
};

/** How a state is called, and the tone of its badge. */
export const STATES = {
  coming: { label: 'In arrivo', tone: 'info' },
  running: { label: 'In corso', tone: 'success' },
  settling: { label: 'Finita', tone: 'warning' },
  final: { label: 'Definitiva', tone: 'neutral' },
} as const satisfies Record<Challenge['state'], object>;

/** The fields of a sfida that its dialog shows, in words. */
export const challengeFields = {
  sides: valueField('Lati', (sides: readonly Pick<Side, 'name' | 'people'>[]) =>
    sides.map(({ name, people }) => `${name} (${people?.length ?? 'tutti'})`).join(', '),
  ),
  name: textField('Nome'),
  stake: textField('In palio'),
  firstDay: valueField('Primo giorno', formatDayOfMonth),
  lastDay: valueField('Ultimo giorno', formatDayOfMonth),
  counted: valueField('Che cosa conta', (counted: Counted) => COUNTED_NAMES[counted]),
  per: valueField('Come si conta', (per: Challenge['per']) => (per === 'mean' ? 'media' : 'somma')),
  target: valueField('Obiettivo', (goal: number | null) => (goal === null ? 'nessuno' : formatPoints(goal))),
} satisfies Fields<AdminChallenge>;

/** Returns «Dal 23 novembre al 29 novembre: punti, media per persona. Obiettivo: 500.» */
export function ruleInWords({ firstDay, lastDay, counted, per, sides, target }: Challenge): string {
  const days =
    firstDay === lastDay
      ? formatDay(firstDay)
      : `${withArticle('dal', firstDay)} ${withArticle('al', lastDay)}`;
  const isPersonal = sides.every(({ people }) => people?.length === 1);
  const how = isPersonal ? '' : per === 'mean' ? ', media per persona' : ', somma';
  const won = target === null ? 'Vince chi ne fa di più' : `Obiettivo: ${formatPoints(target)}`;
  return `${capital(days)}: ${COUNTED_NAMES[counted].toLocaleLowerCase('it')}${how}. ${won}.`;
}

const figure = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 2 });

/** Returns how far a side is: «412,5», «380 di 500», «512 di 500, raggiunto il 25 novembre». */
export function reachInWords({ per, target, state }: Challenge, { value, reachedOn }: Side): string {
  if (state === 'coming') return '';
  if (value === null) return 'dopo una chiusura';
  const goal = target === null ? '' : ` di ${formatPoints(target)}`;
  const reached = reachedOn === null ? '' : `, raggiunto ${withArticle('il', reachedOn)}`;
  return `${figure.format(per === 'mean' ? value / 100 : value)}${goal}${reached}`;
}
