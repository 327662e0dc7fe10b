import { capital, formatClock, formatDay, formatMonth, withArticle } from '@vetta/contract/client/formats';
import { inMonth } from '@vetta/contract/italian-article';
import { pointsInWords } from '@vetta/contract/italian-integer';
import type { AdminMonth } from '@vetta/contract/months';
import { monthOf, romeDay } from '@vetta/contract/rome-time';
import type { ContestSettings } from '@vetta/contract/settings';

/** Returns that the month in grace keeps its values; undefined if none is in grace. */
export function graceNote(
  months: readonly Pick<AdminMonth, 'month' | 'state' | 'imported'>[],
): string | undefined {
  const grace = months.find(({ state, imported }) => state === 'grace' && !imported);
  return (
    grace &&
    `${capital(formatMonth(grace.month))} è in tolleranza e tiene i suoi valori: quello che cambi qui vale dal mese in corso.`
  );
}

const when = (iso: string) => {
  const at = new Date(iso);
  const day = romeDay(at);
  return `${formatDay(day)} ${day.slice(0, 4)} alle ${formatClock(at)}`;
};

/** Returns what the launch moment means for the page now. */
export const launchInWords = (iso: string, now: Date): string =>
  new Date(iso) <= now
    ? `Il lancio è stato ${when(iso)}: la pagina mostra la ricerca del proprio posto.`
    : `Fino a ${when(iso)} la pagina mostra il conto alla rovescia.`;

export const thresholdInWords = (points: number): string =>
  points === 0
    ? 'Alla lotteria partecipa chiunque abbia almeno un giorno di numeri nel mese.'
    : `Alla lotteria partecipa chi arriva ad almeno ${pointsInWords(points)} nel mese.`;

const year = (day: string) => day.slice(0, 4);

/** Returns which month has dates of its own, and which the others have. Those of a month that is over are told no more. */
export const datesInWords = ({ start, end }: ContestSettings, today: string): string =>
  monthOf(end) < monthOf(today)
    ? `${capital(formatMonth(monthOf(today)))} va dal primo all’ultimo giorno, come ogni mese senza date sue.`
    : `${capital(formatMonth(monthOf(start)))} va ${withArticle('dal', start)} ${withArticle('al', end)} ${year(end)}. ` +
      'Ogni altro mese va dal primo all’ultimo giorno.';

/** Returns what dates would do, by the state of their month. */
export function datesEffect(
  { start, end }: ContestSettings,
  today: string,
  months: readonly Pick<AdminMonth, 'month' | 'state'>[],
): string {
  const month = monthOf(start);
  const name = formatMonth(month);
  const state = months.find((one) => one.month === month)?.state;
  if (state === 'final') {
    return `${capital(name)} è definitivo: le date nuove valgono solo se lo ricalcoli con i valori di oggi, da Mesi.`;
  }
  if (state === 'grace' || month < monthOf(today))
    return `${capital(name)} è finito: tiene le date che aveva.`;
  return (
    `${capital(inMonth(name))} chi entra in gara dopo ${withArticle('il', start)} non vince i premi, ` +
    `e la lotteria si estrae alle 23:59 ${withArticle('del', end)}.`
  );
}

/** Returns the message below a day's field: it was left half-typed, or is empty. */
export function dayProblem(day: string | null, isIncomplete: boolean): string | undefined {
  if (isIncomplete) return 'Completa la data';
  return day === null ? 'Campo obbligatorio' : undefined;
}
