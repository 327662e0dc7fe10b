import type { ReactNode } from 'react';
import * as styles from './notice.css.ts';

export type NoticeProps = {
  tone: keyof typeof styles.tone;
  title: string;
  /** What it means and what to do. */
  children?: ReactNode;
  /** A button: usually «Riprova». */
  action?: ReactNode;
};

const sign = {
  info: 'M12 11v6M12 7.5v.01',
  success: 'm7.5 12.5 3 3 6-7',
  warning: 'M12 7v6M12 16.5v.01',
  error: 'm9 9 6 6m0-6-6 6',
};

/** Something the reader should know, in its place on the page. Errors are announced at once, the rest politely. */
export const Notice = ({ tone, title, children, action }: NoticeProps) => (
  <div role={tone === 'error' ? 'alert' : 'status'} className={`${styles.base} ${styles.tone[tone]}`}>
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      className={styles.icon[tone]}
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="10" />
      <path d={sign[tone]} />
    </svg>
    <div>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.detail}>{children}</div>}
    </div>
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
);
