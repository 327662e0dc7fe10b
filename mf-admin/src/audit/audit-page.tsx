import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { AuditedChange } from '@vetta/contract/audit';
import { auditOf, auditPeople } from '@vetta/contract/client/audit-query';
import { adminMonths } from '@vetta/contract/client/month-queries';
import type { Player } from '@vetta/contract/players';
import { Button } from '@vetta/design-system/button';
import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { useState } from 'react';
import { AnonymiseDialog } from '../archived-players/anonymise-dialog.tsx';
import { useToday } from '../day/use-server-time.ts';
import { finalInWords } from '../disqualifications/honours-now.ts';
import { QueryView } from '../kit/queries/query-view.tsx';
import { SectionHeader } from '../kit/section-header.tsx';
import type { SectionProps } from '../layout/section-props.ts';
import * as styles from './audit.css.ts';
import { AuditDays } from './audit-days.tsx';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import { monthOfChange, useAuditUndo } from './use-audit-undo.ts';
import { useFilters } from './use-filters.ts';
import { useNames } from './use-names.ts';
import type { Names } from './words/account.ts';
import { tell } from './words/tell.ts';
import { who } from './words/who.ts';

/** «Registro»: every change, in words, by day. */
export default function AuditPage({ context }: SectionProps) {
  const today = useToday(context);
  const [filters, setFilter, clearFilters] = useFilters();
  const names = useNames();
  const { data: people = [] } = useQuery(auditPeople);
  const pages = useInfiniteQuery(auditOf(filters));
  const undo = useAuditUndo(names, today);
  const [forgotten, setForgotten] = useState<Pick<Player, 'id' | 'name'>>();
  const loaded = pages.data?.pages.flatMap((page) => page.changes);
  const changes = loaded ?? [];
  const isFiltered = Object.keys(filters).length > 0;

  return (
    <Stack gap="lg">
      <SectionHeader
        title="Registro"
        subtitle="Chi ha cambiato che cosa, e quando. Da qui si torna indietro."
      />
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

const NoChanges = ({
  isFiltered,
  onClear,
}: {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}) =>
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

/** Shown while the audit log loads: a day with its rows. */
const AuditSkeleton = () => (
  <div className={styles.day}>
    <Skeleton shape="title" width="third" />
    <div>
      {['uno', 'due', 'tre', 'quattro', 'cinque'].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton />
          <Skeleton width="most" />
        </div>
      ))}
    </div>
  </div>
);

interface UndoDialogProps {
  readonly change: AuditedChange;
  readonly names: Names;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms the undo of a change that touched many rows or a month before; a final month waits for its rebuild after it. */
function UndoDialog({ change, names, isPending, onConfirm, onClose }: UndoDialogProps) {
  const month = monthOfChange(change);
  const { data: months = [] } = useQuery(adminMonths);
  return (
    <ConfirmDialog
      title="Annulla modifica"
      confirmLabel="Annulla la modifica"
      cancelLabel="Indietro"
      isOpen
      isPending={isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <strong>{who(change.actor)}</strong> {tell(change, names).did}. Tornano tutte le righe di prima; anche
      questo si può annullare.{' '}
      {months.some((one) => one.month === month && one.state === 'final') && month && finalInWords(month)}
    </ConfirmDialog>
  );
}
