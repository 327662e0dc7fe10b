import { useState } from 'react';
import { failureMessages, type PluginFailure } from './failure.ts';
import * as styles from './failure-notice.css.ts';

interface FailureNoticeProps {
  /** The title of what failed, as it is shown. */
  readonly part: string;
  readonly failure: PluginFailure;
  readonly retry: () => Promise<void>;
  /** Whether it replaces a whole page, so that it needs the `<main>` element. */
  readonly page?: boolean;
}

/** Shows a failure and the button that retries. Uses plain elements: it must not depend on anything that can fail to load. */
export function FailureNotice({ part, failure, retry, page = false }: FailureNoticeProps) {
  const [isUnreachable, setUnreachable] = useState(false);
  const [isRetrying, setRetrying] = useState(false);
  const onRetry = async () => {
    setRetrying(true);
    try {
      await retry();
    } catch {
      setUnreachable(true);
      setRetrying(false);
    }
  };
  const notice = (
    <section className={styles.notice} role="alert">
      <h2 className={styles.title}>«{part}» non è disponibile</h2>
      <p className={styles.message}>{failureMessages[failure.kind]}</p>
      {isUnreachable && <p className={styles.message}>Il server non risponde ancora. Riprova fra poco.</p>}
      <button type="button" className={styles.retry} disabled={isRetrying} onClick={onRetry}>
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
