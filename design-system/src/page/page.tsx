import type { ReactNode } from 'react';
import { page } from './page.css.ts';

export type PageProps = {
  children: ReactNode;
  as?: 'div' | 'header' | 'footer';
};

/** A centred column with the page's margins. */
export const Page = ({ as: Element = 'div', children }: PageProps) => (
  <Element className={page}>{children}</Element>
);
