import type { ReactNode } from 'react';
import { type Gap, gap as gaps } from '../theme/spacing.css.ts';
import * as styles from './grid.css.ts';

export type GridProps = {
  children: ReactNode;
  /** A list has `li` as children. */
  as?: 'div' | 'ul';
  /** The columns' minimum width: 7, 18 or 20 rem. */
  columns?: 'narrow' | 'medium' | 'wide';
  gap?: Gap;
};

/** A grid of equal columns, as many as fit. */
export const Grid = ({ as: Element = 'div', columns = 'medium', gap = 'md', children }: GridProps) => (
  <Element className={`${styles.base} ${styles.columns[columns]} ${gaps[gap]}`}>{children}</Element>
);
