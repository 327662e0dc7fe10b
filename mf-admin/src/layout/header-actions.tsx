import { HeaderButton } from '@vetta/design-system/app-shell';
import { useAtomValue } from 'jotai';
import { CircleUser, LogOut, Search } from 'lucide-react';
import { adminName } from '../admin-name/admin-name.ts';
import { commandKey } from '../commands/use-command-menu.ts';

interface HeaderActionsProps {
  /** Undefined with a key that is for numbers alone. */
  readonly onOpenCommands: (() => void) | undefined;
  /** Undefined with a key that has a name: the Registro calls it by that. */
  readonly onAskName: (() => void) | undefined;
  readonly onLogOut: () => void;
}

/** The header's buttons: the command menu, who is at this device, and the logout. */
export function HeaderActions({ onOpenCommands, onAskName, onLogOut }: HeaderActionsProps) {
  const name = useAtomValue(adminName);
  return (
    <>
      {onOpenCommands && (
        <HeaderButton
          icon={<Search size={18} />}
          label="Cerca"
          description={`Cerca ${commandKey}: schermate, persone e azioni`}
          shortcut={commandKey}
          labelFrom="desktop"
          onPress={onOpenCommands}
        />
      )}
      {onAskName && (
        <HeaderButton
          icon={<CircleUser size={18} />}
          label={name ?? 'Chi sei?'}
          {...(name !== null && { description: `${name}: cambia nome` })}
          labelFrom="desktop"
          onPress={onAskName}
        />
      )}
      <HeaderButton icon={<LogOut size={18} />} label="Logout" onPress={onLogOut} />
    </>
  );
}
