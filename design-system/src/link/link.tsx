import type { MouseEvent, ReactNode } from 'react';
import * as styles from './link.css.ts';

export type LinkProps = {
  href: string;
  children: ReactNode;
  /** words: in running text. navigation: in a bar. plain: no style of its own. action: a screen's primary button. */
  tone?: 'words' | 'navigation' | 'plain' | 'action';
  'aria-label'?: string;
  'aria-current'?: 'page';
  /** -1: the keyboard has the same way elsewhere. */
  tabIndex?: -1 | undefined;
  /** A router's navigation; it prevents the default. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** A link: a plain anchor, which is light and works before any script runs. */
export const Link = ({ tone = 'words', children, ...rest }: LinkProps) => (
  <a
    {...rest}
    className={`${styles.base} ${styles.tone[tone]} ${tone === 'action' ? styles.action : ''}`.trimEnd()}
  >
    {children}
  </a>
);
