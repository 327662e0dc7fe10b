import { Skeleton } from '@vetta/design-system/skeleton';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import * as styles from './audit-log.css.ts';

/** Shown while the audit log loads: a day with its rows. */
export const AuditSkeleton = () => (
  <>
    <VisuallyHidden>
      <span role="status">Caricamento del registro…</span>
    </VisuallyHidden>
    <div className={styles.day} aria-hidden="true">
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
  </>
);
