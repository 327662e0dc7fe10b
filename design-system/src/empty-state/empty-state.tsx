import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import * as styles from './empty-state.css.ts';

export type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  /** A button for the first step. */
  action?: ReactNode;
  /** The title's heading level. */
  level?: 2 | 3;
};

/** Tells that there is no data yet, and what to do. */
export const EmptyState = ({ title, children, action, level = 2 }: EmptyStateProps) => (
  <div className={styles.root}>
    <svg viewBox="0 0 192 64" className={styles.ridge} aria-hidden="true">
      <path d="M2 60 34 36l14 10L80 12l16 20 12-10 30 28 14-10 38 20" />
      <path d="M80 12V2l12 4-12 4" />
    </svg>
    <Heading level={level} size="section">
      {title}
    </Heading>
    {children !== undefined && <div className={styles.words}>{children}</div>}
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
);
