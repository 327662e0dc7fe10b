import { Skeleton } from '@vetta/design-system/skeleton';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import * as styles from './bonus-peaks.css.ts';
import { Peak } from './peak.tsx';

const keys = ['best_day_record', 'call_beast', 'first_timer', 'consistency_king', 'always_there'] as const;

/** Shown while the bonuses load: the peaks are known, their words are not. */
export const BonusesSkeleton = () => (
  <>
    <VisuallyHidden>Caricamento…</VisuallyHidden>
    <div className={styles.peaks} aria-hidden="true">
      {keys.map((key) => (
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
