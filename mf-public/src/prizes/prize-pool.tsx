import { formatPoints } from '@vetta/contract/client/formats';
import type { PublicQueries } from '@vetta/contract/plugin';
import type { SiteTexts } from '@vetta/contract/site-texts';
import { Numeral } from '@vetta/design-system/numeral';
import { useSectionQuery } from '../page/first-data.ts';
import type { Slotted } from '../prerender-template/slots.tsx';
import * as styles from './prizes.css.ts';

type PoolTexts = Pick<SiteTexts, 'prizes.pool' | 'prizes.poolHint'>;

interface PrizePoolProps {
  /** The running month's numbers, which hold the pool. */
  readonly query: ReturnType<PublicQueries['month']>;
  readonly texts: PoolTexts;
}

/** The month's prize pool in points; nothing until it is known, and while it is zero. */
export function PrizePool({ query, texts }: PrizePoolProps) {
  const pool = useSectionQuery(query).data?.prizePool ?? 0;
  if (pool <= 0) return null;
  return <Pool texts={texts} points={formatPoints(pool)} />;
}

interface PoolProps {
  readonly texts: Slotted<PoolTexts>;
  readonly points: string;
}

export const Pool = ({ texts, points }: PoolProps) => (
  <p className={styles.pool}>
    {texts['prizes.pool']} <Numeral value={points} size="xl" unit="pt" tone="accent" />
    <span className={styles.poolHint}>{texts['prizes.poolHint']}</span>
  </p>
);
