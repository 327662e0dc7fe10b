import { useState } from 'react';
import { type PluginFailure, sentences } from './failure.ts';
import * as styles from './failure-notice.css.ts';

interface FailureNoticeProps {
  /** The part's name on screen. */
  readonly part: string;
  readonly failure: PluginFailure;
  readonly retry: () => Promise<void>;
  /** Whether it stands for a whole page, and so is the page's main part. */
  readonly page?: boolean;
}

/**
 * Says what failed, and tries again. Of plain elements: what tells of a failure must not need anything that may fail to
 * arrive.
 */
export function FailureNotice({ part, failure, retry, page = false }: FailureNoticeProps) {
  const [unreachable, setUnreachable] = useState(false);
  const [trying, setTrying] = useState(false);
  const again = async () => {
    setTrying(true);
    try {
      await retry();
    } catch {
      setUnreachable(true);
      setTrying(false);
    }
  };
  const notice = (
    <section className={styles.notice} role="alert">
      <h2 className={styles.title}>«{part}» non è disponibile</h2>
      <p className={styles.sentence}>{sentences[failure.kind]}</p>
      {unreachable && <p className={styles.sentence}>Il server non risponde ancora. Riprova fra poco.</p>}
      <button type="button" className={styles.retry} disabled={trying} onClick={again}>
        Riprova
      </button>
      <p className={styles.code}>Il resto funziona. Codice: {failure.kind}</p>
    </section>
  );
  return page ? (
    <main id="contenuto" tabIndex={-1} className={styles.page}>
      {notice}
    </main>
  ) : (
    notice
  );
}
