import type { ReactNode } from 'react';
import { type Gap, gap as gaps } from '../theme/spacing.css.ts';
import * as styles from './grid.css.ts';

export type GridProps = {
  children: ReactNode;
  as?: 'div' | 'ul' | 'ol' | 'section';
  /** The columns' minimum width: 7, 18 or 24 rem. */
  columns?: 'narrow' | 'medium' | 'wide';
  gap?: Gap;
  'aria-label'?: string;
};

/** A grid of equal columns, as many as fit. */
export const Grid = ({
  as: Element = 'div',
  columns = 'medium',
  gap = 'md',
  children,
  ...rest
}: GridProps) => (
  <Element {...rest} className={`${styles.base} ${styles.columns[columns]} ${gaps[gap]}`}>
    {children}
  </Element>
);
