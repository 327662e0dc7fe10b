import { formatDayOfMonth, formatInstant } from '@vetta/contract/client/formats';
import type { SheetDifference } from '@vetta/contract/sources';
import { NUMBER_FIELDS } from '@vetta/contract/tracker-fields';
import { Button } from '@vetta/design-system/button';
import { Inline } from '@vetta/design-system/inline';
import { Text } from '@vetta/design-system/text';
import { useId } from 'react';
import { focusContent } from '../focus-content.ts';
import { useKeepNumbers } from './difference-mutations.ts';

const words = {
  rings: 'chiamate',
  apptSet: 'app. fissati',
  apptDone: 'app. conclusi',
  alignment: 'allineamento',
} as const;

const shown = (value: number | boolean | undefined): string =>
  value === undefined ? 'niente' : typeof value === 'boolean' ? (value ? 'sì' : 'no') : String(value);

interface SheetDifferenceRowProps {
  readonly difference: SheetDifference;
  /** Whether the row says its day. */
  readonly isDaySaid: boolean;
}

/** Numbers that a sheet has and that were not taken, «il foglio dice 82, qui c’è 20», until somebody keeps one. */
export function SheetDifferenceRow({ difference, isDaySaid }: SheetDifferenceRowProps) {
  const id = useId();
  const keep = useKeepNumbers();
  const { sourceId, source, playerId, name, date, sheet, stored, changed } = difference;
  const decide = (which: 'sheet' | 'stored') => () =>
    keep.mutate({ id: sourceId, playerId, date, keep: which }, { onSuccess: focusContent });
  return (
    <Inline justify="between" gap="sm">
      <div id={id}>
        <strong>{name}</strong>
        {isDaySaid && `, ${formatDayOfMonth(date)}`}
        {NUMBER_FIELDS.filter((field) => sheet[field] !== undefined).map((field) => (
          <Text key={field} tone="muted">
            {words[field]}: il foglio «{source}» dice {shown(sheet[field])}, qui c’è {shown(stored[field])}
            {changed && `, ${changed.actor}, ${formatInstant(changed.at)}`}
          </Text>
        ))}
      </div>
      <Inline gap="xs">
        <Button size="sm" aria-describedby={id} isPending={keep.isPending} onPress={decide('stored')}>
          Tieni quelli che ci sono
        </Button>
        <Button size="sm" aria-describedby={id} isPending={keep.isPending} onPress={decide('sheet')}>
          Tieni quelli del foglio
        </Button>
      </Inline>
    </Inline>
  );
}
