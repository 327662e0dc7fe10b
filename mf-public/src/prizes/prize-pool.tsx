import { useQuery } from '@tanstack/react-query';
import type { PublicQueries } from '@vetta/contract/plugin';
import { Numeral } from '@vetta/design-system/numeral';
import * as styles from './prizes.css.ts';

interface PrizePoolProps {
  /** The running month's numbers, which hold the pool. */
  readonly query: ReturnType<PublicQueries['month']>;
  readonly label: string;
}

/** The month's prize pool in points; nothing until it is known, and while it is zero. */
export function PrizePool({ query, label }: PrizePoolProps) {
  const pool = useQuery(query).data?.prizePool ?? 0;
  if (pool <= 0) return null;
  return (
    <p className={styles.pool}>
      {label} <Numeral value={pool} size="xl" unit="pt" tone="accent" />
    </p>
  );
}
