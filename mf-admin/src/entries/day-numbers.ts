import { formatPoints } from '@vetta/contract/client/formats';
import type { Entry } from '@vetta/contract/entries';

type Numbers = Pick<Entry, 'rings' | 'apptSet' | 'apptDone' | 'alignment'>;

/** Whether two days hold the same four things. */
export const sameNumbers = (one: Numbers, other: Numbers | undefined): boolean =>
  one.rings === other?.rings &&
  one.apptSet === other.apptSet &&
  one.apptDone === other.apptDone &&
  one.alignment === other.alignment;

/** A day's numbers as a sentence names them. */
export const numbersInWords = ({ rings, apptSet, apptDone, alignment }: Numbers): string =>
  [
    `${formatPoints(rings)} ${rings === 1 ? 'chiamata' : 'chiamate'}`,
    `${formatPoints(apptSet)} ${apptSet === 1 ? 'appuntamento fissato' : 'appuntamenti fissati'}`,
    `${formatPoints(apptDone)} ${apptDone === 1 ? 'concluso' : 'conclusi'}`,
    alignment ? 'allineamento raggiunto' : 'allineamento non raggiunto',
  ].join(', ');
