import type { MouseEvent, ReactNode } from 'react';
import * as styles from './link.css.ts';

export type LinkProps = {
  href: string;
  children: ReactNode;
  /** words: inside a sentence. navigation: in a bar. plain: the children bring their own look. */
  tone?: keyof typeof styles.tone;
  'aria-label'?: string;
  'aria-current'?: 'page';
  /** A router's own way of going there; it prevents the default. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Goes somewhere: a plain anchor, so that it costs nothing and works before any script. */
export const Link = ({ tone = 'words', children, ...rest }: LinkProps) => (
  <a {...rest} className={`${styles.base} ${styles.tone[tone]}`}>
    {children}
  </a>
);
