import { formatInstant } from '@vetta/contract/client/formats';
import type { AdminMonth } from '@vetta/contract/months';
import { Heading } from '@vetta/design-system/heading';
import { Text } from '@vetta/design-system/text';
import { useId } from 'react';
import * as styles from './section.css.ts';

/** Each rebuild of the month with its reason, newest first. */
export function RebuildHistory({ rebuilds }: Pick<AdminMonth, 'rebuilds'>) {
  const title = useId();
  if (rebuilds.length === 0) return null;
  return (
    <section aria-labelledby={title} className={styles.onScreenSection}>
      <Heading level={3} id={title}>
        Ricalcoli
      </Heading>
      <ul className={styles.list}>
        {[...rebuilds].reverse().map(({ rebuiltAt, reason }) => (
          <li key={rebuiltAt} className={styles.item}>
            <Text>{reason}</Text>
            <Text size="sm" tone="muted">
              {formatInstant(rebuiltAt)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
