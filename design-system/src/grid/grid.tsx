import type { ReactNode } from 'react';
import { type Gap, gap as gaps } from '../theme/spacing.css.ts';
import * as styles from './grid.css.ts';

export type GridProps = {
  children: ReactNode;
  /** The columns' minimum width: 7 or 18 rem. */
  columns?: 'narrow' | 'medium';
  gap?: Gap;
};

/** A grid of equal columns, as many as fit. */
export const Grid = ({ columns = 'medium', gap = 'md', children }: GridProps) => (
  <div className={`${styles.base} ${styles.columns[columns]} ${gaps[gap]}`}>{children}</div>
);
