import { formatPoints } from '@vetta/contract/client/formats';
import { prizePool } from '@vetta/contract/prize-pool';
import type { PrizeSettings } from '@vetta/contract/settings';
import { Numeral } from '@vetta/design-system/numeral';
import { Text } from '@vetta/design-system/text';
import * as styles from './prizes.css.ts';
import { inPercent } from './settings-in-words.ts';

interface PoolPreviewProps {
  readonly totals: readonly number[] | undefined;
  readonly settings: PrizeSettings;
}

/** The pool that these settings give with the points of now. */
export function PoolPreview({ totals, settings }: PoolPreviewProps) {
  if (totals === undefined) return null;
  const { prizeBasis, prizeRate } = settings;
  const basis = prizePool(totals, { prizeBasis, prizeRate: 1 });
  const whose = prizeBasis === 'total' ? 'di tutti' : 'del primo';
  return (
    <div className={styles.pool} role="status">
      <Text size="sm" tone="muted">
        Montepremi di adesso
      </Text>
      <Numeral value={prizePool(totals, settings)} size="xl" unit="pt" tone="accent" />
      <Text size="sm" tone="muted">
        {inPercent(prizeRate)} dei {formatPoints(basis)} punti {whose} questo mese
      </Text>
    </div>
  );
}
