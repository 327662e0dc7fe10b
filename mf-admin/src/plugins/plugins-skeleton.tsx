import { Card } from '@vetta/design-system/card';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import * as styles from './plugins.css.ts';

/** Shown while the generations load. */
export const PluginsSkeleton = () => (
  <>
    <VisuallyHidden>
      <span role="status">Caricamento dei plugin…</span>
    </VisuallyHidden>
    <div className={styles.cards} aria-hidden="true">
      {['uno', 'due', 'tre'].map((card) => (
        <Card key={card}>
          <Stack gap="sm">
            <Skeleton shape="title" width="half" />
            <Skeleton width="most" />
            <Skeleton />
            <Skeleton shape="button" width="third" />
          </Stack>
        </Card>
      ))}
    </div>
  </>
);
