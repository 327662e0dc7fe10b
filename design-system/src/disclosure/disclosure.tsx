import type { ReactNode } from 'react';
import * as styles from './disclosure.css.ts';

export type DisclosureProps = {
  /** What opens and closes it: a question, a title. */
  title: string;
  children: ReactNode;
  /** The title's heading level. */
  level?: 3 | 4;
  isOpenAtFirst?: boolean;
};

/**
 * A title that shows or hides its text. The browser's own element: it works before any script runs, the search in the page
 * opens it, and in print its text is there.
 */
export function Disclosure({ title, children, level = 3, isOpenAtFirst = false }: DisclosureProps) {
  const Title = `h${level}` as const;
  return (
    <details open={isOpenAtFirst} className={styles.root}>
      <summary className={styles.trigger}>
        <Title className={styles.heading}>{title}</Title>
        <svg viewBox="0 0 20 20" width="20" height="20" className={styles.mark} aria-hidden="true">
          <path d="M4 10h12" />
          <path d="M10 4v12" className={styles.upright} />
        </svg>
      </summary>
      <div className={styles.text}>{children}</div>
    </details>
  );
}
