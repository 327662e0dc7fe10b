import type { MountedSection, Place } from '@vetta/contract/plugin';
import { Puzzle, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlayersPage } from '../players/players-page.tsx';

/** A page of the back office, and its line in the sidebar. */
export interface Section {
  readonly path: `/admin/${string}`;
  readonly title: string;
  readonly icon: ReactNode;
  readonly show: (place: Place, adminKey: string) => ReactNode;
}

/** Our own sections, in the sidebar's order. The first is where every unknown admin path leads. */
export const ourSections: readonly [Section, ...Section[]] = [
  {
    path: '/admin/players',
    title: 'Partecipanti',
    icon: <Users size={20} />,
    show: (place) => <PlayersPage place={place} />,
  },
];

/** A section that another plugin brings. */
export const broughtSection = ({ path, title, mount }: MountedSection): Section => ({
  path: `/admin${path}`,
  title,
  icon: <Puzzle size={20} />,
  show: (_, adminKey) => mount(adminKey),
});
