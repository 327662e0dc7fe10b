import { Button } from '@vetta/design-system/button';
import { Notice } from '@vetta/design-system/notice';
import { Text } from '@vetta/design-system/text';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useKeepFocus } from '../focus-content.ts';
import * as styles from './query-view.css.ts';

/** What a part of the page needs to know of a query, or of several that are `joined`. */
export interface Query<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface QueryViewProps<Data> {
  readonly query: Query<Data>;
  readonly skeleton: ReactNode;
  /** «Caricamento dei premi…»: what a screen reader says while the skeleton is shown. Not needed if the skeleton says it. */
  readonly loading?: string;
  /** «I premi non sono arrivati» */
  readonly failed: string;
  /**
   * How a failure looks. A line is for one part of the page among many: while the server is away each of them has one. It is
   * silent as long as older data are shown.
   */
  readonly failure?: 'notice' | 'line';
  /** Shown instead of a list without rows. When the first row comes, the section takes the focus that its button had. */
  readonly empty?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** The data of a query: a skeleton until they are there, «Riprova» if they do not come. Data that are shown stay if a refresh fails. */
export function QueryView<Data>({
  query,
  skeleton,
  loading,
  failed,
  failure = 'notice',
  empty,
  children,
}: QueryViewProps<Data>) {
  const { data, isError } = query;
  const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
  useKeepFocus(isEmpty);
  return (
    <>
      {isError && failure === 'notice' && <LoadError title={failed} query={query} />}
      {isError && failure === 'line' && data === undefined && <FailureLine title={failed} query={query} />}
      {data === undefined
        ? !isError && <Loading label={loading}>{skeleton}</Loading>
        : isEmpty
          ? empty
          : children(data)}
    </>
  );
}

const Loading = ({
  label,
  children,
}: {
  readonly label: string | undefined;
  readonly children: ReactNode;
}) =>
  label === undefined ? (
    children
  ) : (
    <>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </>
  );

interface FailureProps {
  readonly title: string;
  readonly query: Query<unknown>;
}

/** Says that data could not be loaded, with a retry button. */
export const LoadError = ({ title, query }: FailureProps) => (
  <Notice tone="error" title={title} action={<Retry query={query} />} />
);

const FailureLine = ({ title, query }: FailureProps) => (
  <div role="alert" className={styles.line}>
    <CircleAlert size={20} aria-hidden="true" className={styles.icon} />
    <Text tone="muted">{title}</Text>
    <Retry query={query} />
  </div>
);

const Retry = ({ query: { isFetching, refetch } }: Pick<FailureProps, 'query'>) => (
  <Button size="sm" isPending={isFetching} onPress={() => refetch()}>
    Riprova
  </Button>
);
