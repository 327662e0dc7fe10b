import { formatPoints } from '@vetta/contract/client/formats';
import type { ScoringChange } from '@vetta/contract/scoring';

const decimal = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 });

interface ScoringField {
  readonly name: keyof ScoringChange;
  readonly label: string;
  readonly description: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The badge: what the value means. */
  readonly inWords: (value: number) => string;
}

const points = (value: number) => `+${formatPoints(value)} pt`;

/** The four values with their bounds (docs/rules.md, «Points»). */
export const scoringFields: readonly ScoringField[] = [
  {
    name: 'ringPoints',
    label: 'Punti per Chiamata',
    description: 'Da 0 a 100',
    min: 0,
    max: 100,
    step: 1,
    inWords: points,
  },
  {
    name: 'appointmentSetPoints',
    label: 'Punti per Appuntamento Fissato',
    description: 'Da 0 a 500',
    min: 0,
    max: 500,
    step: 1,
    inWords: points,
  },
  {
    name: 'appointmentDonePoints',
    label: 'Punti per Appuntamento Concluso',
    description: 'Da 0 a 1.000',
    min: 0,
    max: 1000,
    step: 1,
    inWords: points,
  },
  {
    name: 'bonusMultiplier',
    label: 'Moltiplicatore Bonus',
    description: 'Da 0,1 a 10: moltiplica i 25 punti di un allineamento',
    min: 0.1,
    max: 10,
    step: 0.1,
    inWords: (value) => `×${decimal.format(value)}`,
  },
];
