import type { PluginVersion } from '@vetta/contract/generations';
import { Button } from '@vetta/design-system/button';
import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import { useState } from 'react';
import { useChange } from '../kit/use-admin-mutation.ts';
import { shortHash } from './words.ts';

interface WithdrawProps {
  readonly version: Pick<PluginVersion, 'name' | 'hash' | 'title'>;
  /** Who has it now. */
  readonly on?: 'everyone' | 'trial';
}

const now = {
  everyone:
    'La vedono tutti: al suo posto torna la versione di prima. Se non c’è, o chiede chiamate che oggi non sono approvate, il plugin va via.',
  trial: 'La prova finisce.',
};

/** A button that withdraws a guest's build, after a question. */
export function Withdraw({ version, on }: WithdrawProps) {
  const [isAsked, ask] = useState(false);
  const { name, hash, title } = version;
  const what = `${title} ${shortHash(hash)}`;
  const withdraw = useChange('DELETE /api/admin/plugins/{name}/builds/{hash}', {
    done: () => ({ title: `${what} è ritirata` }),
    failed: 'La versione è rimasta',
  });
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
          onConfirm={() => withdraw.mutate({ params: { name, hash } }, { onSettled: close })}
        >
          {on && `${now[on]} `}
          Nessuno la può più scegliere, e tornando indietro non c’è: chi la scrive ne pubblica un’altra.
        </ConfirmDialog>
      )}
    </>
  );
}
