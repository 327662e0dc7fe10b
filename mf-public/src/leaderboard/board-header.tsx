import { Heading } from '@vetta/design-system/heading';
import type { ReactNode } from 'react';
import * as styles from './board.css.ts';

interface BoardHeaderProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The section's title, and how fresh its data is. */
export const BoardHeader = ({ title, children }: BoardHeaderProps) => (
  <header className={styles.header}>
    <Heading level={2} id="titolo-classifica">
      {title}
    </Heading>
    <p className={styles.freshness}>{children}</p>
  </header>
);
