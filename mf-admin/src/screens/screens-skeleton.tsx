import { Card } from '@vetta/design-system/card';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import * as styles from './screens.css.ts';

/** Shown while the screens load. */
export const ScreensSkeleton = () => (
  <>
    <VisuallyHidden>
      <span role="status">Caricamento degli schermi…</span>
    </VisuallyHidden>
    <div className={styles.cards} aria-hidden="true">
      {['uno', 'due', 'tre'].map((card) => (
        <Card key={card}>
          <Stack gap="sm">
            <Skeleton shape="button" />
            <Skeleton shape="title" width="half" />
            <Skeleton width="most" />
          </Stack>
        </Card>
      ))}
    </div>
  </>
);
