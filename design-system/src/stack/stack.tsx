import type { ReactNode } from 'react';
import { type Align, align as aligned, type Gap, gap as gaps } from '../theme/spacing.css.ts';
import { base } from './stack.css.ts';

export type StackProps = {
  children: ReactNode;
  /** A list has `li` as children. */
  as?: 'div' | 'section' | 'header' | 'ul' | 'ol' | 'dl';
  gap?: Gap;
  align?: Align;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

/** Lays out its children in a column. */
export const Stack = ({
  as: Element = 'div',
  gap = 'md',
  align = 'stretch',
  children,
  ...names
}: StackProps) => (
  <Element {...names} className={`${base} ${gaps[gap]} ${aligned[align]}`}>
    {children}
  </Element>
);
