import type { ReactNode } from 'react';
import * as styles from './notice.css.ts';
import { Sign } from './sign.tsx';

export type NoticeProps = {
  tone: keyof typeof styles.tone;
  title: string;
  /** What it means and what to do. */
  children?: ReactNode;
  /** A button: usually «Riprova». */
  action?: ReactNode;
};

/** Something the reader should know, in its place on the page. Errors are announced at once, the rest politely. */
export const Notice = ({ tone, title, children, action }: NoticeProps) => (
  <div role={tone === 'error' ? 'alert' : 'status'} className={`${styles.base} ${styles.tone[tone]}`}>
    <Sign tone={tone} />
    <div>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.detail}>{children}</div>}
    </div>
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
);
