import type { Hours } from '@vetta/contract/screen-plan';
import type { Stretch } from './week.ts';

export const dayNames = [
  'lunedì',
  'martedì',
  'mercoledì',
  'giovedì',
  'venerdì',
  'sabato',
  'domenica',
] as const;

/** Returns «08:30» of minutes from midnight, and «24:00» at its end. */
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Returns what a programme is called in the preview and beside its fields: «Programma 2». */
export const programmeName = (index: number | null): string =>
  index === null ? 'Tutte le scene' : `Programma ${index + 1}`;

/** Returns «08:00–10:00 Programma 1, luce al 60%». */
export function stretchInWords({ from, to, shown, light }: Stretch): string {
  const what = shown === 'dark' ? 'buio' : programmeName(shown);
  const dim = light < 1 ? `, luce al ${Math.round(light * 100)}%` : '';
  return `${timeOf(from)}–${timeOf(to)} ${what}${dim}`;
}

/** The hours that a new line begins with: those of an office. */
export const newHours: Hours = { days: [1, 2, 3, 4, 5], from: '08:00', to: '20:00' };
