import type { ReactNode } from 'react';
import { type Align, align as aligned, type Gap, gap as gaps } from '../theme/spacing.css.ts';
import * as styles from './inline.css.ts';

export type InlineProps = {
  children: ReactNode;
  /** A list has `li` as children. */
  as?: 'div' | 'span' | 'header' | 'ul';
  gap?: Gap;
  align?: Align;
  justify?: 'start' | 'end' | 'between';
  /** Whether children wrap to the next line; default true. */
  wrap?: 'yes' | 'no';
  'aria-label'?: string;
};

/** Lays out its children in a row. */
export const Inline = ({
  as: Element = 'div',
  gap = 'sm',
  align = 'center',
  justify = 'start',
  wrap = 'yes',
  children,
  ...names
}: InlineProps) => (
  <Element
    {...names}
    className={`${styles.base} ${gaps[gap]} ${aligned[align]} ${styles.justify[justify]} ${styles.wrap[wrap]}`}
  >
    {children}
  </Element>
);
