import type { Metal } from '@vetta/contract/honours';
import { prerenderRow } from '@vetta/contract/prerender-row';
import type { Standing } from '@vetta/contract/standings';
import { CountingNumeral } from '@vetta/design-system/numeral';
import { memo } from 'react';
import { openReceipt } from '../receipts/receipt-address.ts';
import { Row } from './row.tsx';

interface LiveRowProps {
  readonly standing: Standing;
  /** The first row's total. */
  readonly leader: number;
  readonly metal: Metal | '';
  readonly isBehind: boolean;
  /** The row to pass for the next place. */
  readonly next: Standing | undefined;
  readonly mark: 'found' | 'own' | undefined;
  readonly isFiltered: boolean;
}

/** A row whose total counts to its new value, and which opens the player's receipt. */
export const LiveRow = memo(function LiveRow({
  standing,
  leader,
  metal,
  isBehind,
  next,
  mark,
  isFiltered,
}: LiveRowProps) {
  return (
    <Row
      row={prerenderRow(standing, leader, metal, isBehind, next)}
      total={<CountingNumeral value={standing.total} size="xl" unit="pt" />}
      onOpen={() => openReceipt(standing.playerId)}
      mark={mark}
      isFiltered={isFiltered}
    />
  );
});
