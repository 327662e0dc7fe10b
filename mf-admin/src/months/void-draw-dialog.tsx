import type { Draw } from '@vetta/contract/draws';
import { Text } from '@vetta/design-system/text';
import { focusContent } from '../focus-content.ts';
import { FormDialog } from '../kit/form-dialog.tsx';
import { useVoidDraw } from './month-mutations.ts';
import { ReasonField } from './reason-field.tsx';
import { useReasonForm } from './use-reason-form.ts';
import { winnerOf } from './winner-of.ts';

interface VoidDrawDialogProps {
  readonly draw: Draw;
  readonly onClose: () => void;
}

/** Voids a draw, with a reason that everybody can read. */
export function VoidDrawDialog({ draw, onClose }: VoidDrawDialogProps) {
  const { control, handleSubmit, isTyped } = useReasonForm();
  const voiding = useVoidDraw();
  const onVoided = () => {
    onClose();
    // The draw's button goes with it.
    focusContent();
  };
  const submit = handleSubmit(({ reason }) =>
    voiding.mutate({ id: draw.id, reason }, { onSuccess: onVoided }),
  );
  const winner = winnerOf(draw)?.name;
  return (
    <FormDialog
      title="Annulla l’estrazione"
      description={`${draw.prizeTitle}${winner === undefined ? '' : `, vinta da ${winner}`}`}
      isTyped={isTyped}
      onClose={onClose}
      isSaving={voiding.isPending}
      submit="Annulla l’estrazione"
      tone="danger"
      cancel="Indietro"
      onSubmit={submit}
    >
      <Text tone="muted">
        L’estrazione resta visibile a tutti, segnata come annullata. Un nuovo segreto viene fissato subito e
        la prossima chiusura, alle 23:59, estrae di nuovo tra chi ha i requisiti. Non si torna indietro.
      </Text>
      <ReasonField control={control} description="Lo legge chiunque guardi l’estrazione." />
    </FormDialog>
  );
}
