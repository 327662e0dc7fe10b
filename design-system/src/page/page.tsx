import type { ReactNode } from 'react';
import * as styles from './page.css.ts';

export type PageProps = {
  children: ReactNode;
  as?: 'div' | 'main' | 'section' | 'header' | 'footer';
  /** reading: text; board: the standings; wide: the back office. */
  width?: 'reading' | 'board' | 'wide' | 'full';
};

/** A centred column with the page's margins. */
export const Page = ({ as: Element = 'div', width = 'board', children }: PageProps) => (
  <Element className={`${styles.base} ${styles.width[width]}`}>{children}</Element>
);
