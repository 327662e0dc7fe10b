import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import type { ReactNode } from 'react';
import { LoadError } from '../load-error.tsx';

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

/** Shown instead of data that is not there: a skeleton while it loads, a notice with a retry once it has failed. */
export function NotLoaded({ queries, title, children }: NotLoadedProps) {
  const failed = queries.filter(({ isError }) => isError);
  if (failed.length > 0)
    return (
      <LoadError
        title={title}
        isRetrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.map(({ refetch }) => refetch())}
      />
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
