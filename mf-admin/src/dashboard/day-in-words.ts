import { capital, formatDay } from '@vetta/contract/client/formats';

/** Returns «Sabato 21 novembre: mancano 4 persone su 38». */
export const dayInWords = (day: string, total: number, missing: number): string =>
  `${capital(formatDay(day))}: ${missingInWords(total, missing)}`;

function missingInWords(total: number, missing: number): string {
  if (total === 0) return 'nessuno è ancora in gara';
  if (missing === 0)
    return total === 1
      ? 'ci sono i numeri dell’unica persona in gara'
      : `ci sono i numeri di tutte le ${total} persone`;
  if (missing === 1) return `manca 1 persona su ${total}`;
  return `mancano ${missing} persone su ${total}`;
}
