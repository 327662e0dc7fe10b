import { formatPoints } from '@vetta/contract/client/formats';
import type { Entry } from '@vetta/contract/entries';

/** Returns an entry's numbers as an Italian enumeration. */
export const numbersInWords = ({ rings, apptSet, apptDone, alignment }: Entry): string =>
  [
    `${formatPoints(rings)} ${rings === 1 ? 'chiamata' : 'chiamate'}`,
    `${formatPoints(apptSet)} ${apptSet === 1 ? 'appuntamento fissato' : 'appuntamenti fissati'}`,
    `${formatPoints(apptDone)} ${apptDone === 1 ? 'concluso' : 'conclusi'}`,
    alignment ? 'allineamento raggiunto' : 'allineamento non raggiunto',
  ].join(', ');
