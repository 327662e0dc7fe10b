import { type AdminChallenge, rebuildChallenge } from '@vetta/contract/challenges';
import { callWithStatus } from '@vetta/contract/client/call';
import { FormDialog } from '../kit/form-dialog.tsx';
import { useAdminMutation } from '../kit/use-admin-mutation.ts';
import { ReasonField, useReasonForm } from '../months/reason-form.tsx';

interface RebuildDialogProps {
  readonly challenge: AdminChallenge;
  readonly onClose: () => void;
}

/** Asks for the reason why a final sfida is computed again, and does it. */
export function RebuildDialog({ challenge: { id, name }, onClose }: RebuildDialogProps) {
  const { control, handleSubmit, isTyped } = useReasonForm();
  const rebuild = useAdminMutation({
    run: (body: { readonly reason: string }) =>
      callWithStatus(rebuildChallenge.name, { params: { id }, body }),
    done: 'Sfida ricalcolata',
    failed: 'Impossibile ricalcolare la sfida',
    refreshes: [{ queryKey: ['admin', 'challenges'] }],
  });
  return (
    <FormDialog
      title={`Ricalcola ${name}`}
      description="Con i dati di adesso e i valori con cui è finita. Il ricalcolo viene registrato e non si può annullare."
      isTyped={isTyped}
      onClose={onClose}
      isSaving={rebuild.isPending}
      submit="Ricalcola la sfida"
      onSubmit={handleSubmit((body) => rebuild.mutate(body, { onSuccess: onClose }))}
    >
      <ReasonField control={control} description="Resta scritto accanto alla sfida." />
    </FormDialog>
  );
}
