import type { WallNotice } from '@vetta/contract/notices';
import * as styles from './notice-scene.css.ts';

/** A notice over the whole wall. A scene of the shell's own: it is seen when every plugin fails. */
export const NoticeScene = ({ notice: { title, text, tone } }: { readonly notice: WallNotice }) => (
  <div className={styles.cover[tone]} role={tone === 'urgente' ? 'alert' : 'status'} data-notice={tone}>
    {title !== null && <p className={styles.title}>{title}</p>}
    <p className={styles.text}>{text}</p>
  </div>
);
