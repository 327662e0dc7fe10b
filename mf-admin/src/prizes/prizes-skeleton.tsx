import { Card } from '@vetta/design-system/card';
import { Skeleton } from '@vetta/design-system/skeleton';
import * as styles from './prizes.css.ts';

/** Shown while the prizes load. */
export const PrizesSkeleton = () => (
  <div className={styles.cards}>
    {['primo', 'secondo', 'terzo', 'lotteria'].map((key) => (
      <Card key={key} padding="none">
        <div className={styles.skeleton}>
          <Skeleton width="third" />
          <Skeleton shape="title" width="most" />
          <Skeleton width="half" />
        </div>
      </Card>
    ))}
  </div>
);
