import { formatPoints } from '@vetta/contract/client/formats';
import type { PublicQueries } from '@vetta/contract/plugin';
import { Numeral } from '@vetta/design-system/numeral';
import { useSectionQuery } from '../page/first-data.ts';
import * as styles from './prizes.css.ts';

interface PrizePoolProps {
  /** The running month's numbers, which hold the pool. */
  readonly query: ReturnType<PublicQueries['month']>;
  readonly label: string;
}

/** The month's prize pool in points; nothing until it is known, and while it is zero. */
export function PrizePool({ query, label }: PrizePoolProps) {
  const pool = useSectionQuery(query).data?.prizePool ?? 0;
  if (pool <= 0) return null;
  return <Pool label={label} points={formatPoints(pool)} />;
}

export const Pool = ({ label, points }: { readonly label: string; readonly points: string }) => (
  <p className={styles.pool}>
    {label} <Numeral value={points} size="xl" unit="pt" tone="accent" />
  </p>
);
