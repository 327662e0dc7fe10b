import { Inline } from '@vetta/design-system/inline';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import * as styles from './weekly-bonuses.css.ts';

/** Shown while the bonuses load: five boxes with a name. */
export const BonusesSkeleton = () => (
  <Stack gap="sm">
    {[1, 2, 3, 4, 5].map((bonus) => (
      <Inline key={bonus} gap="sm" wrap="no">
        <Skeleton shape="box" />
        <div className={styles.skeletonWords}>
          <Skeleton width={bonus % 2 === 0 ? 'half' : 'most'} />
        </div>
      </Inline>
    ))}
  </Stack>
);
