import { formatPoints } from '@vetta/contract/client/formats';
import type { Entry } from '@vetta/contract/entries';

/** A day's numbers as a sentence names them. */
export const numbersInWords = ({ rings, apptSet, apptDone, alignment }: Entry): string =>
  [
    `${formatPoints(rings)} ${rings === 1 ? 'chiamata' : 'chiamate'}`,
    `${formatPoints(apptSet)} ${apptSet === 1 ? 'appuntamento fissato' : 'appuntamenti fissati'}`,
    `${formatPoints(apptDone)} ${apptDone === 1 ? 'concluso' : 'conclusi'}`,
    alignment ? 'allineamento raggiunto' : 'allineamento non raggiunto',
  ].join(', ');
