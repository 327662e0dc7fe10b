import { Skeleton } from '@vetta/design-system/skeleton';
import * as styles from './audit-log.css.ts';

/** Shown while the audit log loads: a day with its rows. */
export const AuditSkeleton = () => (
  <div className={styles.day}>
    <Skeleton shape="title" width="third" />
    <div className={styles.rows}>
      {['uno', 'due', 'tre', 'quattro', 'cinque'].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton />
          <Skeleton width="most" />
        </div>
      ))}
    </div>
  </div>
);
