import type { MountableSection, PluginContext } from '@vetta/contract/front-end';
import { MAIN_SECTIONS, type OwnSection, TOOL_SECTIONS } from '@vetta/contract/own-sections';
import {
  Blocks,
  Cable,
  CalendarRange,
  FileSpreadsheet,
  FileText,
  Flag,
  Gauge,
  Gift,
  History,
  KeyRound,
  type LucideIcon,
  MessagesSquare,
  MonitorPlay,
  Puzzle,
  ScrollText,
  Settings,
  Swords,
  Table2,
  Target,
  Users,
} from 'lucide-react';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { useAdminKey } from '../login/admin-key.ts';
import type { SectionProps } from './section-props.ts';

/** A page of the back office and its link in the sidebar. */
export interface Section {
  readonly path: `/admin/${string}`;
  readonly title: string;
  readonly icon: ReactNode;
  /** What people look for in the command menu and find here, in their words. */
  readonly words?: string;
  /** What may follow the path: one part (`/admin/months/2026-10`), or anything for another plugin's; nothing by default. */
  readonly below?: '/:part?' | '/*?';
  readonly render: (context: PluginContext) => ReactNode;
  /** Only the shared key may use it: a key with a name is not offered it, and at its address its page says why. */
  readonly needsSharedKey?: boolean;
  /** Sections with the same page keep it, with its focus, when the address goes from one of them to the other. */
  readonly page?: string;
}

type Page = readonly [
  icon: LucideIcon,
  page: ComponentType<SectionProps>,
  more?: Pick<Section, 'below' | 'needsSharedKey' | 'page'>,
];

const Texts = lazy(() => import('../content/content-page.tsx'));

/** The page of each section; its module is loaded when it is opened. */
const pages: Readonly<Record<OwnSection[0], Page>> = {
  '/': [Gauge, lazy(() => import('../dashboard/dashboard-page.tsx'))],
  '/players': [Users, lazy(() => import('../players/players-page.tsx'))],
  '/prizes': [Gift, lazy(() => import('../prizes/prizes-page.tsx'))],
  '/sfide': [Swords, lazy(() => import('../challenges/challenges-page.tsx'))],
  '/rules': [ScrollText, Texts, { page: 'texts' }],
  '/content': [FileText, Texts, { page: 'texts' }],
  '/scoring': [Target, lazy(() => import('../scoring/scoring-page.tsx'))],
  '/settings': [Settings, lazy(() => import('../settings/settings-page.tsx'))],
  '/quick-entry': [Table2, lazy(() => import('../quick-entry/quick-entry-page.tsx'))],
  '/import-export': [FileSpreadsheet, lazy(() => import('../import-export/import-export-page.tsx'))],
  '/sources': [Cable, lazy(() => import('../sources/sources-page.tsx'))],
  '/audit': [History, lazy(() => import('../audit/audit-page.tsx'))],
  '/months': [CalendarRange, lazy(() => import('../months/months-page.tsx')), { below: '/:part?' }],
  '/contest': [Flag, lazy(() => import('../contest/contest-page.tsx'))],
  '/screens': [MonitorPlay, lazy(() => import('../screens/screens-page.tsx')), { below: '/:part?' }],
  '/channels': [MessagesSquare, lazy(() => import('../channels/channels-page.tsx'))],
  '/plugins': [Blocks, lazy(() => import('../plugins/plugins-page.tsx')), { below: '/:part?' }],
  '/keys': [KeyRound, lazy(() => import('../keys/keys-page.tsx')), { needsSharedKey: true }],
};

function section([path, title, words]: OwnSection): Section {
  const [Icon, Page, more] = pages[path];
  return {
    path: `/admin${path}`,
    title,
    icon: <Icon size={20} />,
    words,
    render: (context) => <Page context={context} />,
    ...more,
  };
}

const [dashboard, ...others] = MAIN_SECTIONS;
const [quickEntry, importExport, ...otherTools] = TOOL_SECTIONS;

/** The sections of the sidebar's first group. Unknown admin paths lead to the first one. */
export const mainSections = [section(dashboard), ...others.map(section)] as const;

/** The sections of a key that is for numbers alone. */
export const numberSections = [section(quickEntry), section(importExport)] as const;

/** The sections of the sidebar's group «Strumenti». */
export const toolSections: readonly Section[] = [...numberSections, ...otherTools.map(section)];

/** Returns the router's pattern of a section. The dashboard's matches `/admin` and `/admin/`. */
export const routeOf = ({ path, below }: Section): string =>
  path === '/admin/' ? '/admin' : `${path}${below ?? ''}`;

/** Returns whether an address belongs to a section. */
export const isOfSection = (address: string, path: Section['path']): boolean =>
  path === '/admin/'
    ? address === '/admin' || address === path
    : address === path || address.startsWith(`${path}/`);

/** Another plugin's section. A guest's is a frame, which never sees the key. */
const Mounted = ({ mount }: Pick<MountableSection, 'mount'>) => mount(useAdminKey());

/** Returns the section of another plugin. */
export const pluginSection = ({ path, title, mount }: MountableSection): Section => ({
  path: `/admin${path}`,
  title,
  icon: <Puzzle size={20} />,
  below: '/*?',
  render: () => <Mounted mount={mount} />,
});
