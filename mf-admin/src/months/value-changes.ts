import { formatInstant, formatPoints } from '@vetta/contract/client/formats';
import type { ChangedValue } from '@vetta/contract/months';
import { contestFields } from '../contest/contest-settings.ts';
import { type Field, type FieldChange, textField, valueField, yesOrNoField } from '../fields/fields.ts';
import { prizeFields } from '../prizes/prize-fields.ts';
import { prizeSettingsFields } from '../prizes/prize-pool.ts';
import { scoringFields } from '../scoring/scoring-fields.ts';

/** The fields of what is called alike, by their names in the contract. */
const fields: Readonly<Record<ChangedValue['of'], Readonly<Record<string, Field<never>>>>> = {
  scoring: scoringFields,
  bonus: {
    name: textField('Nome'),
    description: textField('Descrizione'),
    points: valueField<number>('Punti', formatPoints),
    isActive: yesOrNoField('Attivo', { yes: 'Attivo', no: 'Inattivo' }),
  },
  contest: {
    ...contestFields,
    launchAt: valueField<string>('Lancio', formatInstant),
    lotteryThreshold: valueField<number>('Soglia della lotteria', (points) => `${formatPoints(points)} pt`),
  },
  prizeSettings: prizeSettingsFields,
  prize: prizeFields,
};

/** Returns in words a value that a rebuild would replace: «premio «Bici», posizione: 1 → 4». */
export function valueChange({ of, name, field, before, after }: ChangedValue): FieldChange {
  const known = fields[of][field];
  // The value is of the field's own type: the contract has both under one name.
  const shown = (value: ChangedValue['before']) =>
    value === null ? null : (known?.show(value as never) ?? String(value));
  const whose = name === null ? '' : `${of === 'prize' ? 'premio' : 'bonus'} «${name}», `;
  return { field: whose + (known?.name ?? field), before: shown(before), after: shown(after) };
}
