import { formatDay } from '@vetta/contract/client/formats';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns «Sabato 21 novembre: mancano 4 persone su 38». */
export const dayInWords = (day: string, total: number, missing: number): string =>
  `${capitalized(formatDay(day))}: ${missingInWords(total, missing)}`;

function missingInWords(total: number, missing: number): string {
  if (total === 0) return 'nessuno è ancora in gara';
  if (missing === 0)
    return total === 1
      ? 'ci sono i numeri dell’unica persona in gara'
      : `ci sono i numeri di tutte le ${total} persone`;
  if (missing === 1) return `manca 1 persona su ${total}`;
  return `mancano ${missing} persone su ${total}`;
}
