import { Card } from '@vetta/design-system/card';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import * as styles from './scoring.css.ts';
import { scoringFields } from './scoring-fields.ts';

/** Shown while the values load: as high as the form that takes its place. */
export const ScoringSkeleton = () => (
  <Card>
    <Stack gap="lg">
      <div className={styles.fields}>
        {scoringFields.map(({ name }) => (
          <Stack key={name} gap="xs">
            <Skeleton width="half" />
            <Skeleton shape="button" />
            <Skeleton width="third" />
          </Stack>
        ))}
      </div>
      <div className={styles.example}>
        <Skeleton width="most" />
        <Skeleton shape="numeral" width="third" />
        <Skeleton width="most" />
      </div>
      <Skeleton shape="button" width="half" />
    </Stack>
  </Card>
);
