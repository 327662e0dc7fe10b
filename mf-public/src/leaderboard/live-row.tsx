import type { Standing } from '@vetta/contract/standings';
import { CountingNumeral } from '@vetta/design-system/numeral';
import { memo } from 'react';
import { Row } from './row.tsx';
import { rowView } from './row-view.ts';

interface LiveRowProps {
  readonly standing: Standing;
  /** The first row's total. */
  readonly leader: number;
}

/** A row whose total counts to its new value. */
export const LiveRow = memo(function LiveRow({ standing, leader }: LiveRowProps) {
  return (
    <Row
      row={rowView(standing, leader)}
      total={<CountingNumeral value={standing.total} size="xl" unit="pt" />}
    />
  );
});
