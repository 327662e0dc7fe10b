import { useQuery } from '@tanstack/react-query';
import { dashboard } from '@vetta/contract/client/admin-queries';
import { Button } from '@vetta/design-system/button';
import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import { Notice } from '@vetta/design-system/notice';
import { useState } from 'react';
import { useKeepFocus } from '../kit/focus-content.ts';
import { useChange } from '../kit/use-admin-mutation.ts';

/** While the demonstration is there: what it is, and how to remove it. */
export function Demonstration() {
  const { data } = useQuery(dashboard);
  const [isAsking, setAsking] = useState(false);
  const wipe = useChange('DELETE /api/admin/demo', {
    done: 'Dimostrazione tolta',
    failed: 'Impossibile togliere la dimostrazione',
  });
  useKeepFocus(data?.hasDemo ?? false);
  if (!data?.hasDemo) return null;
  const close = () => setAsking(false);
  return (
    <>
      <Notice
        tone="warning"
        title="Questa è una dimostrazione"
        action={
          <Button size="sm" onPress={() => setAsking(true)}>
            Togli la dimostrazione
          </Button>
        }
      >
        Persone e numeri sono inventati.
      </Notice>
      <ConfirmDialog
        title="Togli la dimostrazione"
        confirmLabel="Togli"
        isOpen={isAsking}
        isPending={wipe.isPending}
        onClose={close}
        onConfirm={() => wipe.mutate({}, { onSettled: close })}
      >
        Le persone inventate, i loro numeri e i giorni chiusi con loro vengono eliminati. Quello che hai
        inserito tu resta. Questa azione non può essere annullata.
      </ConfirmDialog>
    </>
  );
}
