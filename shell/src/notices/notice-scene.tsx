import { formatClock, withArticle } from '@vetta/contract/client/formats';
import type { NoticeTone, WallNotice } from '@vetta/contract/notices';
import { romeDay } from '@vetta/contract/rome-time';
import { serverNow } from '../server-time/server-clock.ts';
import * as styles from './notice-scene.css.ts';

/** What a tone is called on the wall. */
const WORDS: Readonly<Record<NoticeTone, string>> = {
  info: 'Informazione',
  festa: 'Festa',
  urgente: 'Urgente',
};

/** The outline of a tone's sign, in a square of 24: a letter in a circle, a star, an exclamation mark in a triangle. */
const SIGNS: Readonly<Record<NoticeTone, string>> = {
  info: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 4.6a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Zm1.4 10.8h-2.8v-6.6h2.8Z',
  festa: 'm12 1.6 2.9 6.6 7.1.7-5.4 4.7 1.6 7-6.2-3.7-6.2 3.7 1.6-7L2 8.9l7.1-.7Z',
  urgente: 'M12 1.8 23.4 22H.6Zm-1.5 7.4.5 6.4h2l.5-6.4Zm1.5 7.8a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z',
};

/**
 * A notice over the whole wall. A scene of the shell's own: it is seen when every plugin fails. Its tone is told by its sign, its
 * word and its frame, and not by colour alone: plain lines, a string of lights, stripes all around.
 */
export const NoticeScene = ({ notice: { title, text, tone, endsAt } }: { readonly notice: WallNotice }) => (
  <div className={styles.cover[tone]} role={tone === 'urgente' ? 'alert' : 'status'} data-notice={tone}>
    <p className={styles.tone[tone]}>
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[tone]} fill="currentColor" fillRule="evenodd" />
      </svg>
      {WORDS[tone]}
    </p>
    {title !== null && <p className={styles.title}>{title}</p>}
    <p className={title === null ? styles.title : styles.text}>{text}</p>
    <p className={styles.until}>{untilWords(new Date(endsAt))}</p>
  </div>
);

/** `fino alle 18:30`, and `fino al 23 novembre` where it stays longer than today. */
const untilWords = (end: Date): string =>
  romeDay(end) === romeDay(serverNow())
    ? `fino alle ${formatClock(end)}`
    : `fino ${withArticle('al', romeDay(end))}`;
