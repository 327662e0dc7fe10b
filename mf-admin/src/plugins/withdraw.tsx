import type { PluginVersion } from '@vetta/contract/generations';
import { Button } from '@vetta/design-system/button';
import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import { useState } from 'react';
import { useWithdrawBuild } from './use-generation-mutations.ts';
import { shortHash } from './words.ts';

/** A button that withdraws a guest's build that nobody uses, after a question. */
export function Withdraw({ version }: { readonly version: PluginVersion }) {
  const [isAsked, ask] = useState(false);
  const withdraw = useWithdrawBuild();
  const what = `${version.title} ${shortHash(version.hash)}`;
  const close = () => ask(false);
  return (
    <>
      <Button size="sm" tone="quiet" aria-label={`Ritira ${what}`} onPress={() => ask(true)}>
        Ritira
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={`Ritira ${what}`}
          confirmLabel="Ritira"
          isOpen
          isPending={withdraw.isPending}
          onClose={close}
          onConfirm={() => withdraw.mutate(version, { onSettled: close })}
        >
          Nessuno la può più scegliere, e tornando indietro non c’è. Per riaverla va pubblicata di nuovo.
        </ConfirmDialog>
      )}
    </>
  );
}
