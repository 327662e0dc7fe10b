import { formatMonth, formatPoints } from '@vetta/contract/client/formats';
import { inMonth } from '@vetta/contract/italian-article';
import { pointsInWords } from '@vetta/contract/italian-integer';
import { monthOf } from '@vetta/contract/rome-time';

/** Returns which points and months a removal takes away, and what to do instead. `days` are `YYYY-MM-DD`, in any order. */
export function lossInWords(points: number, days: readonly string[]): string {
  const months = [...new Set(days.map(monthOf))].sort();
  const gone = [
    ...(points === 0 ? [] : [`${points === 1 ? 'il' : 'i'} ${pointsInWords(points)} di questo mese`]),
    ...(days.length === 0 ? [] : [`${daysInWords(days.length)} ${monthsInWords(months)}`]),
  ];
  const loss = gone.length === 0 ? 'Non ha ancora punti né giornate.' : `Se ne vanno ${gone.join(' e ')}.`;
  return `${loss} I mesi definitivi tengono la sua riga. Se ha lasciato l’ufficio, archivia: esce dalla classifica e i suoi dati restano.`;
}

const daysInWords = (days: number): string =>
  days === 1 ? 'una giornata' : `${formatPoints(days)} giornate`;

function monthsInWords(months: readonly string[]): string {
  const [first = '', last = first] = [months[0], months.at(-1)];
  return first === last
    ? `di ${formatMonth(first)}`
    : `da ${formatMonth(first)} ${inMonth(formatMonth(last))}`;
}
