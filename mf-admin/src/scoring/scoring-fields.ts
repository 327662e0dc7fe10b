import { formatPoints } from '@vetta/contract/client/formats';
import type { ScoringChange } from '@vetta/contract/scoring';
import { type Field, valueField } from '../kit/fields/fields.ts';

interface ScoringField extends Field<number> {
  readonly description: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const decimal = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 });
const points = (value: number) => `+${formatPoints(value)} pt`;

/** The four values in words, with their bounds (docs/rules.md, «Points»). */
export const scoringFields: { readonly [Name in keyof ScoringChange]: ScoringField } = {
  ringPoints: {
    ...valueField('Punti per Chiamata', points),
    description: 'Da 0 a 100',
    min: 0,
    max: 100,
    step: 1,
  },
  appointmentSetPoints: {
    ...valueField('Punti per Appuntamento Fissato', points),
    description: 'Da 0 a 500',
    min: 0,
    max: 500,
    step: 1,
  },
  appointmentDonePoints: {
    ...valueField('Punti per Appuntamento Concluso', points),
    description: 'Da 0 a 1.000',
    min: 0,
    max: 1000,
    step: 1,
  },
  bonusMultiplier: {
    ...valueField('Moltiplicatore Bonus', (value: number) => `×${decimal.format(value)}`),
    description: 'Da 0,1 a 10: moltiplica i 25 punti di un allineamento',
    min: 0.1,
    max: 10,
    step: 0.1,
  },
};

// The keys are those that it is written with.
export const scoringNames = Object.keys(scoringFields) as (keyof ScoringChange)[];

/** Returns the four values alone. */
export const scoringValues = ({
  ringPoints,
  appointmentSetPoints,
  appointmentDonePoints,
  bonusMultiplier,
}: ScoringChange): ScoringChange => ({
  ringPoints,
  appointmentSetPoints,
  appointmentDonePoints,
  bonusMultiplier,
});
