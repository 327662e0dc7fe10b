import type { MountableSection, PluginContext } from '@vetta/contract/plugin';
import { FileSpreadsheet, Puzzle, Table2, Users } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode } from 'react';

/** What the page of a section gets. */
export interface SectionProps {
  readonly context: PluginContext;
}

/** A page of the back office and its link in the sidebar. */
export interface Section {
  readonly path: `/admin/${string}`;
  readonly title: string;
  readonly icon: ReactNode;
  readonly render: (context: PluginContext, adminKey: string) => ReactNode;
}

/** A section whose module is loaded when the section is opened. */
function section(
  path: Section['path'],
  title: string,
  icon: ReactNode,
  load: () => Promise<{ default: ComponentType<SectionProps> }>,
): Section {
  const Page = lazy(load);
  return { path, title, icon, render: (context) => <Page context={context} /> };
}

const players = section(
  '/admin/players',
  'Partecipanti',
  <Users size={20} />,
  () => import('../players/players-page.tsx'),
);

const quickEntry = section(
  '/admin/quick-entry',
  'Inserimento rapido',
  <Table2 size={20} />,
  () => import('../quick-entry/quick-entry-page.tsx'),
);

const importExport = section(
  '/admin/import-export',
  'Importa/Esporta',
  <FileSpreadsheet size={20} />,
  () => import('../import-export/import-export-page.tsx'),
);

/** The sections of the sidebar's first group, in its order. Unknown admin paths lead to the first one. */
export const mainSections: readonly [Section, ...Section[]] = [players];

/** The sections of the sidebar's group «Strumenti», in its order. */
export const toolSections: readonly Section[] = [quickEntry, importExport];

/** Returns the section of another plugin. */
export const pluginSection = ({ path, title, mount }: MountableSection): Section => ({
  path: `/admin${path}`,
  title,
  icon: <Puzzle size={20} />,
  render: (_, adminKey) => mount(adminKey),
});
