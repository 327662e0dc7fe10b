import { Button } from '@vetta/design-system/button';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './not-loaded.css.ts';

/** What this part of the page needs to know of a query. */
export interface Loading {
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface NotLoadedProps {
  readonly queries: readonly Loading[];
  /** «I bonus non sono arrivati» */
  readonly title: string;
  /** The skeleton while the queries load. */
  readonly children: ReactNode;
}

/**
 * Shown instead of data that is not there: a skeleton while it loads, a line with a retry once it has failed. No loud notice:
 * while the server is away each part of the dashboard has one.
 */
export function NotLoaded({ queries, title, children }: NotLoadedProps) {
  const failed = queries.filter(({ isError }) => isError);
  if (failed.length > 0)
    return (
      <div role="alert" className={styles.line}>
        <CircleAlert size={20} aria-hidden="true" className={styles.icon} />
        <p className={styles.title}>{title}</p>
        <Button
          size="sm"
          isPending={failed.some(({ isFetching }) => isFetching)}
          onPress={() => failed.map(({ refetch }) => refetch())}
        >
          Riprova
        </Button>
      </div>
    );
  return (
    <div>
      <VisuallyHidden>
        <span role="status">Caricamento…</span>
      </VisuallyHidden>
      {children}
    </div>
  );
}
