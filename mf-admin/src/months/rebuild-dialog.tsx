import { formatMonth } from '@vetta/contract/client/formats';
import type { RebuildRequest } from '@vetta/contract/months';
import { Select } from '@vetta/design-system/select';
import { useState } from 'react';
import { ReasonDialog } from '../kit/reason-dialog.tsx';
import { useChange } from '../kit/use-admin-mutation.ts';
import { RehearsalView } from './rehearsal-view.tsx';

type Values = RebuildRequest['values'];

const choices = [
  { id: 'kept', label: 'Con i valori del mese' },
  { id: 'today', label: 'Con i valori di oggi' },
] as const satisfies readonly { readonly id: Values; readonly label: string }[];

const explanations: Readonly<Record<Values, string>> = {
  kept: 'Punteggi, bonus, premi e date restano quelli salvati con il mese.',
  today: 'Punteggi, bonus, premi e date di oggi diventano quelli del mese.',
};

/** Shows what the rebuild of a final month would change, asks for the reason, and does it. */
export function RebuildDialog({ month, onClose }: { readonly month: string; readonly onClose: () => void }) {
  const [values, setValues] = useState<Values>('kept');
  const rebuild = useChange('POST /api/admin/months/{month}/rebuild', {
    done: 'Mese ricalcolato',
    failed: 'Impossibile ricalcolare il mese',
  });
  return (
    <ReasonDialog
      title={`Ricalcola ${formatMonth(month)}`}
      description="Le estrazioni fatte restano come sono. Il ricalcolo viene registrato e non si può annullare."
      width="lg"
      readBy="Resta scritto accanto al mese, anche nel foglio da firmare."
      onClose={onClose}
      isSaving={rebuild.isPending}
      submit="Ricalcola il mese"
      onSubmit={({ reason }) =>
        rebuild.mutate({ params: { month }, body: { reason, values } }, { onSuccess: onClose })
      }
    >
      <Select
        label="Valori"
        options={choices}
        value={values}
        description={explanations[values]}
        isDisabled={rebuild.isPending}
        onChange={(id) => setValues(id === 'today' ? 'today' : 'kept')}
      />
      <RehearsalView month={month} values={values} />
    </ReasonDialog>
  );
}
