import { useState } from 'react';
import { canRecover, failureMessages, type PluginFailure } from './failure.ts';
import * as styles from './failure-notice.css.ts';

/** A place that does not need what failed. */
export interface WayOut {
  readonly href: string;
  readonly label: string;
}

/** Where every page leads back to. */
export const HOME: WayOut = { href: '/', label: 'Torna alla classifica' };

interface FailureNoticeProps {
  /** The title of what failed, as it is shown. */
  readonly part: string;
  readonly failure: PluginFailure;
  readonly retry: () => Promise<void>;
  /** None, if it is the leaderboard itself that failed. */
  readonly wayOut?: WayOut | undefined;
  /** Whether it replaces a whole page, so that it needs the `<main>` element. */
  readonly page?: boolean;
}

/**
 * Shows a failure, the button that retries, and a link that leads elsewhere: each where it can help. Uses plain elements: it must not
 * depend on anything that can fail to load.
 */
export function FailureNotice({ part, failure, retry, wayOut, page = false }: FailureNoticeProps) {
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
  // Without a server no other page comes either.
  const way = failure.kind === 'network' ? undefined : wayOut;
  const notice = (
    <section className={styles.notice} role="alert">
      <h2 className={styles.title}>«{part}» non è disponibile</h2>
      <p className={styles.message}>{failureMessages[failure.kind]}</p>
      {isUnreachable && <p className={styles.message}>Il server non risponde ancora. Riprova fra poco.</p>}
      <div className={styles.actions}>
        {(canRecover(failure.kind) || !way) && (
          <button type="button" className={styles.retry} disabled={isRetrying} onClick={onRetry}>
            Riprova
          </button>
        )}
        {way && (
          <a className={styles.wayOut} href={way.href}>
            {way.label}
          </a>
        )}
      </div>
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
