import type { Draw } from '@vetta/contract/draws';
import { Button } from '@vetta/design-system/button';
import { Dialog, DialogActions } from '@vetta/design-system/dialog';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { focusContent } from '../focus-content.ts';
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
    <Dialog
      title="Annulla l’estrazione"
      description={`${draw.prizeTitle}${winner === undefined ? '' : `, vinta da ${winner}`}`}
      isOpen
      isLocked={voiding.isPending}
      isTyped={isTyped}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <Text tone="muted">
            L’estrazione resta visibile a tutti, segnata come annullata. Un nuovo segreto viene fissato subito
            e la prossima chiusura, alle 23:59, estrae di nuovo tra chi ha i requisiti. Non si torna indietro.
          </Text>
          <ReasonField control={control} description="Lo legge chiunque guardi l’estrazione." />
          <DialogActions>
            <Button tone="quiet" isDisabled={voiding.isPending} onPress={onClose}>
              Indietro
            </Button>
            <Button type="submit" tone="danger" isPending={voiding.isPending}>
              Annulla l’estrazione
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
