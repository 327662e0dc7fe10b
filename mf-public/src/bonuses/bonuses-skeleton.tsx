import { Skeleton } from '@vetta/design-system/skeleton';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import * as styles from './bonus-peaks.css.ts';
import { bonusKeys, Peak } from './peak.tsx';

/** Shown while the bonuses load: the peaks are known, their words are not. */
export const BonusesSkeleton = () => (
  <>
    <VisuallyHidden>Caricamento…</VisuallyHidden>
    <div className={styles.peaks} aria-hidden="true">
      {bonusKeys.map((key) => (
        <div key={key} className={styles.bonus}>
          <div className={styles.picture}>
            <Peak bonus={key} />
          </div>
          <div className={styles.words}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="third" />
            <Skeleton width="most" />
          </div>
        </div>
      ))}
    </div>
  </>
);
