import { Card } from '@vetta/design-system/card';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Stack } from '@vetta/design-system/stack';
import { type ReactNode, useId } from 'react';
import { QueryView, type QueryViewProps } from '../queries/query-view.tsx';

interface PanelProps {
  readonly title: string;
  /** A status beside the title. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** A card of the dashboard. */
export function Panel({ title, mark, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="md">
        <Inline justify="between" gap="xs">
          <Heading level={3} size="label" id={id}>
            {title}
          </Heading>
          {mark}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}

type QueryPanelProps<Data> = Omit<PanelProps, 'children' | 'mark'> &
  Pick<QueryViewProps<Data>, 'query' | 'skeleton' | 'failed' | 'children'> & {
    readonly mark?: (data: Data) => ReactNode;
  };

/** A card of the dashboard that shows what a query brought. */
export const QueryPanel = <Data,>({ title, mark, query, ...view }: QueryPanelProps<Data>) => (
  <Panel title={title} mark={query.data !== undefined && mark?.(query.data)}>
    <QueryView query={query} loading="Caricamento…" failure="line" {...view} />
  </Panel>
);
