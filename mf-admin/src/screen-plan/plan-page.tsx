import { useQuery } from '@tanstack/react-query';
import { screens } from '@vetta/contract/client/admin-queries';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Heading } from '@vetta/design-system/heading';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { QueryView } from '../kit/queries/query-view.tsx';
import { BackLink } from '../layout/back-link.tsx';
import { PlanEditor } from './plan-editor.tsx';

/** «Programmazione»: what one screen shows, and when. */
export function PlanPage({ id }: { readonly id: string }) {
  const query = useQuery(screens);
  const screen = query.data?.find((one) => one.id === id && one.name !== null);
  return (
    <Stack gap="lg">
      <div>
        <BackLink href="/admin/screens">Tutti gli schermi</BackLink>
        <Stack gap="xxs">
          <Heading level={2}>Programmazione{screen && ` di ${screen.name}`}</Heading>
          <Text tone="muted">Che cosa mostra lo schermo, e quando. Gli orari sono quelli di Roma.</Text>
        </Stack>
      </div>
      <QueryView
        query={query}
        loading="Caricamento della programmazione…"
        skeleton={
          <Stack gap="sm">
            <Skeleton shape="title" width="third" />
            <Skeleton width="most" />
            <Skeleton />
          </Stack>
        }
        failed="La programmazione non è arrivata"
      >
        {() =>
          screen ? (
            <PlanEditor key={screen.id} screen={screen} />
          ) : (
            <EmptyState title="Questo schermo non c’è" level={3}>
              Forse è stato rimosso, o non ha ancora un nome.
            </EmptyState>
          )
        }
      </QueryView>
    </Stack>
  );
}
