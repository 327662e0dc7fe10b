import type { ReactNode } from 'react';
import { QueryView, type QueryViewProps } from '../kit/queries/query-view.tsx';
import { TitledCard } from '../kit/titled-card.tsx';

interface QueryPanelProps<Data>
  extends Pick<QueryViewProps<Data>, 'query' | 'skeleton' | 'failed' | 'children'> {
  readonly title: string;
  /** A status beside the title. */
  readonly mark?: (data: Data) => ReactNode;
}

/** A card of the dashboard that shows what a query brought. */
export const QueryPanel = <Data,>({ title, mark, query, ...view }: QueryPanelProps<Data>) => (
  <TitledCard title={title} size="label" mark={query.data !== undefined && mark?.(query.data)}>
    <QueryView query={query} loading="Caricamento…" failure="line" {...view} />
  </TitledCard>
);
