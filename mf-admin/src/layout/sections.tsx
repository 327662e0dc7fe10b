import type { MountableSection, PluginContext } from '@vetta/contract/plugin';
import { FileText, Gift, Puzzle, ScrollText, Target, Users } from 'lucide-react';
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

const prizes = section(
  '/admin/prizes',
  'Premi',
  <Gift size={20} />,
  () => import('../prizes/prizes-page.tsx'),
);

const loadTexts = () => import('../content/content-page.tsx');
const rules = section('/admin/rules', 'Regole', <ScrollText size={20} />, loadTexts);
const content = section('/admin/content', 'Contenuti', <FileText size={20} />, loadTexts);

const scoring = section(
  '/admin/scoring',
  'Punteggi',
  <Target size={20} />,
  () => import('../scoring/scoring-page.tsx'),
);

/** The sections of the sidebar's first group, in its order. Unknown admin paths lead to the first one. */
export const mainSections: readonly [Section, ...Section[]] = [players, prizes, rules, content, scoring];

/** The sections of the sidebar's group «Strumenti», in its order. */
export const toolSections: readonly Section[] = [];

/** Returns the section of another plugin. */
export const pluginSection = ({ path, title, mount }: MountableSection): Section => ({
  path: `/admin${path}`,
  title,
  icon: <Puzzle size={20} />,
  render: (_, adminKey) => mount(adminKey),
});
