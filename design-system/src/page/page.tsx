import type { ReactNode } from 'react';
import * as styles from './page.css.ts';

export type PageProps = {
  children: ReactNode;
  as?: 'div' | 'main' | 'section' | 'header' | 'footer';
  /** reading: words; board: the standings; wide: the back office. */
  width?: keyof typeof styles.width;
};

/** The column everything stands in, centred, with its margins. */
export const Page = ({ as: Element = 'div', width = 'board', children }: PageProps) => (
  <Element className={`${styles.base} ${styles.width[width]}`}>{children}</Element>
);
