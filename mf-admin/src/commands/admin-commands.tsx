import { useQuery } from '@tanstack/react-query';
import { players as playersQuery } from '@vetta/contract/client/admin-queries';
import { adminMonths } from '@vetta/contract/client/month-queries';
import { type CommandGroup, CommandMenu } from '@vetta/design-system/command-menu';
import {
  Cable,
  CircleUser,
  Gavel,
  Gift,
  House,
  LogOut,
  Megaphone,
  Plus,
  RefreshCw,
  Swords,
  User,
  UserPlus,
  Users,
} from 'lucide-react';
import { useRecalculate } from '../dashboard/use-recalculate.ts';
import { opening } from '../kit/address/use-dialog-from-address.ts';
import type { Section } from '../layout/sections.tsx';
import { byName } from '../players/by-name.ts';
import { matchesName } from '../players/matches-name.ts';
import { playerAddress } from '../players/use-player-filters.ts';

interface AdminCommandsProps {
  readonly sections: readonly Section[];
  readonly navigate: (address: string) => void;
  /** Undefined with a key that has a name. */
  readonly onAskName: (() => void) | undefined;
  readonly onLogOut: () => void;
  readonly onClose: () => void;
}

const additions = [
  ['add-entry', 'Aggiungi Entry', Plus, opening('/admin/players', 'entry')],
  ['add-player', 'Aggiungi Partecipante', UserPlus, opening('/admin/players', 'partecipante')],
  ['add-people', 'Aggiungi più persone', Users, opening('/admin/players', 'persone')],
  ['add-prize', 'Aggiungi Premio', Gift, opening('/admin/prizes', 'premio')],
  ['add-challenge', 'Nuova sfida', Swords, opening('/admin/sfide', 'sfida')],
  ['add-notice', 'Nuovo avviso sugli schermi', Megaphone, opening('/admin/screens', 'avviso')],
  ['add-channel', 'Nuovo canale', Megaphone, opening('/admin/channels', 'canale')],
  ['add-source', 'Nuova fonte di numeri', Cable, opening('/admin/sources', 'fonte')],
] as const;

/** The commands of the back office: its screens, its players, and what is done most. */
export default function AdminCommands({
  sections,
  navigate,
  onAskName,
  onLogOut,
  onClose,
}: AdminCommandsProps) {
  const players = useQuery(playersQuery);
  const months = useQuery(adminMonths);
  const recalculate = useRecalculate();
  const goTo = (address: string) => () => navigate(address);
  const groups: CommandGroup[] = [
    {
      label: 'Azioni',
      commands: [
        ...additions.map(([id, label, Icon, address]) => ({ id, label, icon: <Icon />, run: goTo(address) })),
        {
          id: 'recalculate',
          label: 'Ricalcola Classifica',
          icon: <RefreshCw />,
          run: () => {
            recalculate.run();
            // Its button there tells the outcome.
            navigate('/admin/');
          },
        },
        // Of the month under way, and of the one before it, which is looked through in its first days.
        ...(months.data ?? []).slice(0, 2).map(({ month, label }) => ({
          id: `disqualify-${month}`,
          label: `Squalifica per ${label}`,
          icon: <Gavel />,
          run: goTo(`/admin/months/${month}`),
        })),
        ...(onAskName ? [{ id: 'name', label: 'Chi sei?', icon: <CircleUser />, run: onAskName }] : []),
        { id: 'site', label: 'Torna al Sito', icon: <House />, run: goTo('/') },
        { id: 'logout', label: 'Logout', icon: <LogOut />, run: onLogOut },
      ],
    },
    {
      label: 'Schermate',
      commands: sections.map(({ path, title, icon, words }) => ({
        id: path,
        label: title,
        icon,
        ...(words !== undefined && { words }),
        run: goTo(path),
      })),
    },
    {
      label: 'Persone in gara',
      isHiddenAtFirst: true,
      commands: (players.data ?? []).toSorted(byName).map(({ id, name, position }) => ({
        id,
        label: name,
        icon: <User />,
        ...(position > 0 && { hint: `#${position}` }),
        run: goTo(playerAddress(name)),
      })),
    },
  ];
  return (
    <CommandMenu
      groups={groups}
      placeholder="Cerca schermata, persona o azione"
      matches={matchesName}
      onClose={onClose}
    />
  );
}
