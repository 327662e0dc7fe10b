import { Card } from '@vetta/design-system/card';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import * as styles from './scoring.css.ts';
import { scoringFields } from './scoring-fields.ts';

/** Shown while the values load. */
export const ScoringSkeleton = () => (
  <Card>
    <VisuallyHidden>
      <span role="status">Caricamento dei punteggi…</span>
    </VisuallyHidden>
    <div className={styles.fields} aria-hidden="true">
      {scoringFields.map(({ name }) => (
        <Stack key={name} gap="xs">
          <Skeleton width="half" />
          <Skeleton shape="button" />
        </Stack>
      ))}
    </div>
  </Card>
);
