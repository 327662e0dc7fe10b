import { formatPoints } from '@vetta/contract/client/formats';
import { rowView } from '@vetta/contract/row-view';
import type { Standing } from '@vetta/contract/standings';
import { memo } from 'react';
import { useCount } from './count.ts';
import { Row } from './row.tsx';

interface LiveRowProps {
  readonly standing: Standing;
  /** The first player's total. */
  readonly leader: number;
}

/** A row whose points count to their new value. */
export const LiveRow = memo(function LiveRow({ standing, leader }: LiveRowProps) {
  const total = useCount(standing.total);
  const row = { ...rowView(standing, leader), total: formatPoints(total) };
  return <Row row={row} player={standing.playerId} />;
});
