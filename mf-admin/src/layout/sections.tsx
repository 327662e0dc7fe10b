import type { MountableSection, PluginContext } from '@vetta/contract/plugin';
import { Puzzle, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlayersPage } from '../players/players-page.tsx';

/** A page of the back office and its link in the sidebar. */
export interface Section {
  readonly path: `/admin/${string}`;
  readonly title: string;
  readonly icon: ReactNode;
  readonly render: (context: PluginContext, adminKey: string) => ReactNode;
}

/** The sections of this plugin, in the sidebar's order. Unknown admin paths lead to the first one. */
export const ownSections: readonly [Section, ...Section[]] = [
  {
    path: '/admin/players',
    title: 'Partecipanti',
    icon: <Users size={20} />,
    render: (context) => <PlayersPage context={context} />,
  },
];

/** Returns the section of another plugin. */
export const pluginSection = ({ path, title, mount }: MountableSection): Section => ({
  path: `/admin${path}`,
  title,
  icon: <Puzzle size={20} />,
  render: (_, adminKey) => mount(adminKey),
});
