import { Card } from '@vetta/design-system/card';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import * as styles from './scoring.css.ts';
import { scoringFields } from './scoring-fields.ts';

/** Shown while the values load: as high as the form that takes its place. */
export const ScoringSkeleton = () => (
  <Card>
    <VisuallyHidden>
      <span role="status">Caricamento dei punteggi…</span>
    </VisuallyHidden>
    <Stack gap="lg">
      <div className={styles.fields} aria-hidden="true">
        {scoringFields.map(({ name }) => (
          <Stack key={name} gap="xs">
            <Skeleton width="half" />
            <Skeleton shape="button" />
            <Skeleton width="third" />
          </Stack>
        ))}
      </div>
      <div className={styles.example} aria-hidden="true">
        <Skeleton width="most" />
        <Skeleton shape="numeral" width="third" />
        <Skeleton width="most" />
      </div>
      <Skeleton shape="button" width="half" />
    </Stack>
  </Card>
);
