import type { ReactNode } from 'react';
import * as styles from './notice.css.ts';
import { ToneIcon } from './tone-icon.tsx';

export type NoticeProps = {
  tone: 'info' | 'success' | 'warning' | 'error';
  title: ReactNode;
  /** Details and what to do. */
  children?: ReactNode;
  /** A button, usually «Riprova». */
  action?: ReactNode;
  /** It answers what was just pressed, perhaps far below: it scrolls into view when it appears. */
  isAnswer?: boolean;
};

const intoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

/** A message in the page. Screen readers announce errors at once and other tones politely. */
export const Notice = ({ tone, title, children, action, isAnswer = false }: NoticeProps) => (
  <div
    ref={isAnswer ? intoView : null}
    role={tone === 'error' ? 'alert' : 'status'}
    className={`${styles.base} ${styles.tone[tone]}`}
  >
    <ToneIcon tone={tone} />
    <div>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.detail}>{children}</div>}
    </div>
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
);
