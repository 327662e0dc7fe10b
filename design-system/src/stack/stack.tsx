import type { ReactNode } from 'react';
import { type Align, align as aligned, type Gap, gap as gaps } from '../theme/spacing.css.ts';
import { base } from './stack.css.ts';

export type StackProps = {
  children: ReactNode;
  gap?: Gap;
  align?: Align;
};

/** Lays out its children in a column. */
export const Stack = ({ gap = 'md', align = 'stretch', children }: StackProps) => (
  <div className={`${base} ${gaps[gap]} ${aligned[align]}`}>{children}</div>
);
