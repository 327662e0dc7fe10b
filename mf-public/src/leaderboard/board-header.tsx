import { Heading } from '@vetta/design-system/heading';
import type { ReactNode } from 'react';
import * as styles from './board.css.ts';

/** The section's title, and how fresh its data is. */
export const BoardHeader = ({ children }: { readonly children: ReactNode }) => (
  <header className={styles.header}>
    <Heading level={2} id="titolo-classifica">
      Classifica
    </Heading>
    <p className={styles.freshness}>{children}</p>
  </header>
);
