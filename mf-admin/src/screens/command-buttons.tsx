import type { Command, CommandKind, ScreenCard, ScreenCommand } from '@vetta/contract/screens';
import { Button } from '@vetta/design-system/button';
import { Inline } from '@vetta/design-system/inline';
import { type ReactNode, useState } from 'react';
import { CommandReceipt } from './command-receipt.tsx';
import { useSendCommand } from './use-screen-mutations.ts';
import { commandNames } from './words.ts';

const kinds: readonly CommandKind[] = ['identify', 'reload', 'dark'];

interface CommandButtonsProps {
  readonly screen: Pick<ScreenCard, 'id' | 'state'>;
  /** The id of the element that names the screen. */
  readonly describedBy: string;
  /** What stands between the buttons and the receipt. */
  readonly children: ReactNode;
}

/** The commands to a screen, and what became of the last one. */
export function CommandButtons({ screen, describedBy, children }: CommandButtonsProps) {
  const send = useSendCommand(screen.id);
  const [sent, setSent] = useState<{ readonly command: ScreenCommand; readonly name: string } | null>(null);
  const isDark = screen.state === 'dark';
  // As the button says it: a plan or another admin may have switched the screen meanwhile.
  const commandOf = (kind: CommandKind): Command => (kind === 'dark' ? { kind, dark: !isDark } : { kind });
  const nameOf = (kind: CommandKind) => (kind === 'dark' && isDark ? 'Accendi' : commandNames[kind]);
  return (
    <>
      <Inline gap="xs" align="stretch">
        {kinds.map((kind) => (
          <Button
            key={kind}
            size="sm"
            aria-describedby={describedBy}
            isPending={send.isPending && send.variables.kind === kind}
            onPress={() =>
              send.mutate(commandOf(kind), {
                onSuccess: (command) => setSent({ command, name: nameOf(kind) }),
              })
            }
          >
            {nameOf(kind)}
          </Button>
        ))}
      </Inline>
      {children}
      <CommandReceipt screenId={screen.id} sent={sent} />
    </>
  );
}
