import type { ReactNode } from 'react';
import { type Align, align as aligned, type Gap, gap as gaps } from '../theme/spacing.css.ts';
import { base } from './stack.css.ts';

export type StackProps = {
  children: ReactNode;
  as?: 'div' | 'section' | 'header' | 'footer' | 'main' | 'ul' | 'ol' | 'li' | 'nav';
  gap?: Gap;
  align?: Align;
  'aria-label'?: string;
};

/** Lays out its children in a column. */
export const Stack = ({
  as: Element = 'div',
  gap = 'md',
  align = 'stretch',
  children,
  ...rest
}: StackProps) => (
  <Element {...rest} className={`${base} ${gaps[gap]} ${aligned[align]}`}>
    {children}
  </Element>
);
