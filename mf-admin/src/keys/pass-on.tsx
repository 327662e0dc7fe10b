import { useQuery } from '@tanstack/react-query';
import { keys as keysQuery } from '@vetta/contract/client/admin-queries';
import type { Scope } from '@vetta/contract/key-scope';
import { Button } from '@vetta/design-system/button';
import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import { Select } from '@vetta/design-system/select';
import { Stack } from '@vetta/design-system/stack';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { hasSharedKey } from '../login/admin-key.ts';

/** Stands for no key with a name in the list, where an empty id is none. */
const SHARED = '*';

interface PassOnProps {
  /** The name that passes to another key. */
  readonly what: string;
  /** A key can take it with one of these scopes. */
  readonly scopes: readonly Scope[];
  readonly isPending: boolean;
  /** Null is the shared key. */
  readonly pass: (keyId: string | null, close: () => void) => void;
  /** What that means. */
  readonly children: ReactNode;
}

/** A button that hands over to another key what belongs to one. Only the shared key can list the keys with a name. */
export function PassOn({ what, scopes, isPending, pass, children }: PassOnProps) {
  const [chosen, choose] = useState<string | null>(null);
  const canList = useAtomValue(hasSharedKey);
  const { data = [] } = useQuery({ ...keysQuery, enabled: canList && chosen !== null });
  const able = data.filter((key) => key.scopes.some((scope) => scopes.includes(scope)));
  const close = () => choose(null);
  return (
    <>
      <Button
        size="sm"
        tone="quiet"
        aria-label={`Passa a un’altra chiave: ${what}`}
        onPress={() => choose(SHARED)}
      >
        Passa a un’altra chiave
      </Button>
      {chosen !== null && (
        <ConfirmDialog
          title={`Passa «${what}» a un’altra chiave`}
          confirmLabel="Passa"
          tone="primary"
          isOpen
          isPending={isPending}
          onClose={close}
          onConfirm={() => pass(chosen === SHARED ? null : chosen, close)}
        >
          <Stack gap="md">
            <p>{children}</p>
            <Select
              label="A chi"
              options={[
                { id: SHARED, label: 'La chiave comune' },
                ...able.map(({ id, name }) => ({ id, label: name })),
              ]}
              value={chosen}
              onChange={choose}
              description={canList ? undefined : 'Le altre chiavi le vede solo chi entra con quella comune.'}
            />
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}
