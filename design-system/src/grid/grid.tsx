import type { ReactNode } from 'react';
import { type Gap, gap as gaps } from '../theme/spacing.css.ts';
import * as styles from './grid.css.ts';

export type GridProps = {
  children: ReactNode;
  as?: 'div' | 'ul' | 'ol' | 'section';
  /** How wide a column wants to be: 7, 18 or 24 rem; there are as many as fit. */
  columns?: keyof typeof styles.columns;
  gap?: Gap;
  'aria-label'?: string;
};

/** Equal cells, as many beside each other as there is room for. */
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
