import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { auditOf, auditPeople } from '@vetta/contract/client/audit-query';
import type { Player } from '@vetta/contract/players';
import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Stack } from '@vetta/design-system/stack';
import { useState } from 'react';
import { AnonymiseDialog } from '../archived-players/anonymise-dialog.tsx';
import { QueryView } from '../queries/query-view.tsx';
import { AuditDays } from './audit-days.tsx';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import { AuditSkeleton } from './audit-skeleton.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import { useAuditUndo } from './use-audit-undo.ts';
import { useFilters } from './use-filters.ts';
import { useNames } from './use-names.ts';

/** The filters, the days of the audit log and «Carica altri». */
export function AuditLog({ today }: { readonly today: string }) {
  const [filters, setFilter, clearFilters] = useFilters();
  const names = useNames();
  const { data: people = [] } = useQuery(auditPeople);
  const pages = useInfiniteQuery(auditOf(filters));
  const undo = useAuditUndo(names);
  const [forgotten, setForgotten] = useState<Pick<Player, 'id' | 'name'>>();
  const loaded = pages.data?.pages.flatMap((page) => page.changes);
  const changes = loaded ?? [];
  const isFiltered = Object.keys(filters).length > 0;

  return (
    <Stack gap="lg">
      <AuditFilterBar
        today={today}
        filters={filters}
        people={people}
        actors={changes.map(({ actor }) => actor)}
        onFilter={setFilter}
        onClear={clearFilters}
      />
      <QueryView
        query={{
          ...pages,
          data: loaded,
          refetch: () => (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch()),
        }}
        loading="Caricamento del registro…"
        skeleton={<AuditSkeleton />}
        failed="Il registro non è arrivato"
        empty={<NoChanges isFiltered={isFiltered} onClear={clearFilters} />}
      >
        {() => (
          <AuditDays
            changes={changes}
            names={names}
            today={today}
            undoing={undo.running}
            onUndo={undo.start}
            onAnonymise={setForgotten}
          />
        )}
      </QueryView>
      {pages.hasNextPage && !pages.isError && (
        <Button isPending={pages.isFetchingNextPage} onPress={() => void pages.fetchNextPage()}>
          Carica altri
        </Button>
      )}
      {undo.asked && (
        <UndoDialog
          change={undo.asked}
          names={names}
          isPending={undo.running !== undefined}
          onConfirm={undo.confirm}
          onClose={undo.cancel}
        />
      )}
      {forgotten && (
        <AnonymiseDialog
          player={forgotten}
          onDone={() => setForgotten(undefined)}
          onClose={() => setForgotten(undefined)}
        />
      )}
    </Stack>
  );
}

interface NoChangesProps {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

const NoChanges = ({ isFiltered, onClear }: NoChangesProps) =>
  isFiltered ? (
    <EmptyState
      title="Nessuna modifica con questi filtri"
      level={3}
      action={<Button onPress={onClear}>Togli i filtri</Button>}
    >
      Prova un altro giorno, o un’altra persona.
    </EmptyState>
  ) : (
    <EmptyState title="Il registro è vuoto" level={3}>
      Ogni modifica fatta da qui in avanti si leggerà qui, con chi l’ha fatta e quando.
    </EmptyState>
  );
