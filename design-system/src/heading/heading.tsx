import type { ReactNode } from 'react';
import * as styles from './heading.css.ts';

export type HeadingProps = {
  children: ReactNode;
  /** The heading level in the document's outline. */
  level: 1 | 2 | 3 | 4;
  /** The visual size. By default level 1 is display, 2 title, 3 section, 4 label. */
  size?: 'hero' | 'display' | 'title' | 'section' | 'label';
  id?: string;
};

const sizeOfLevel = { 1: 'display', 2: 'title', 3: 'section', 4: 'label' } as const;

/** The title of a page or a section. */
export const Heading = ({ level, size = sizeOfLevel[level], children, ...rest }: HeadingProps) => {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} className={`${styles.base} ${styles.size[size]}`}>
      {children}
    </Element>
  );
};

/** The part of a heading in the accent gradient: «Chi arriva **in vetta?**». */
export const Glow = ({ children }: { children: ReactNode }) => (
  <span className={styles.glow}>{children}</span>
);
