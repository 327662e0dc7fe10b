import type { MountableSection, PluginContext } from '@vetta/contract/front-end';
import type { OwnSection } from '@vetta/contract/own-sections';
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
  MessagesSquare,
  MonitorPlay,
  Puzzle,
  ScrollText,
  Settings,
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

/** One of the product's own: no plugin may have its address. */
type OwnPage = Section & { readonly path: `/admin${OwnSection}`; readonly words: string };

type Load = () => Promise<{ default: ComponentType<SectionProps> }>;

/** A section whose module is loaded when the section is opened. */
function section(
  path: OwnPage['path'],
  title: string,
  icon: ReactNode,
  words: string,
  load: Load,
  more?: Pick<Section, 'below' | 'needsSharedKey'>,
): OwnPage {
  const Page = lazy(load);
  return { path, title, icon, words, render: (context) => <Page context={context} />, ...more };
}

const TextsPage = lazy(() => import('../content/content-page.tsx'));
const texts: Pick<OwnPage, 'page' | 'render'> = {
  page: 'texts',
  render: (context) => <TextsPage context={context} />,
};
const rules: OwnPage = {
  path: '/admin/rules',
  title: 'Regole',
  icon: <ScrollText size={20} />,
  words: 'faq domande frequenti regola',
  ...texts,
};
const content: OwnPage = {
  path: '/admin/content',
  title: 'Contenuti',
  icon: <FileText size={20} />,
  words: 'testi titoli pagina scritte',
  ...texts,
};

const quickEntry = section(
  '/admin/quick-entry',
  'Inserimento rapido',
  <Table2 size={20} />,
  'numeri sera chiamate appuntamenti presenza griglia incolla',
  () => import('../quick-entry/quick-entry-page.tsx'),
);

const importExport = section(
  '/admin/import-export',
  'Importa/Esporta',
  <FileSpreadsheet size={20} />,
  'csv excel foglio tracker carica scarica file',
  () => import('../import-export/import-export-page.tsx'),
);

/** The sections of the sidebar's first group, in its order. Unknown admin paths lead to the first one. */
export const mainSections: readonly [Section, ...Section[]] = [
  section(
    '/admin/',
    'Dashboard',
    <Gauge size={20} />,
    'home inizio oggi mancano chiusura backup copia ripristino ricalcola classifica',
    () => import('../dashboard/dashboard-page.tsx'),
  ),
  section(
    '/admin/players',
    'Partecipanti',
    <Users size={20} />,
    'persone giocatori setter trainer team leader ruolo squalifica archivia bonus calendario correzione',
    () => import('../players/players-page.tsx'),
  ),
  section(
    '/admin/prizes',
    'Premi',
    <Gift size={20} />,
    'premio foto montepremi podio lotteria mystery box',
    () => import('../prizes/prizes-page.tsx'),
  ),
  rules,
  content,
  section(
    '/admin/scoring',
    'Punteggi',
    <Target size={20} />,
    'punti chiamata appuntamento allineamento moltiplicatore',
    () => import('../scoring/scoring-page.tsx'),
  ),
  section(
    '/admin/settings',
    'Impostazioni',
    <Settings size={20} />,
    'configurazione',
    () => import('../settings/settings-page.tsx'),
  ),
];

/** The sections of the sidebar's group «Strumenti», in its order. */
export const toolSections: readonly Section[] = [
  quickEntry,
  importExport,
  section(
    '/admin/sources',
    'Fonti',
    <Cable size={20} />,
    'google foglio centralino crm telefono automatico',
    () => import('../sources/sources-page.tsx'),
  ),
  section(
    '/admin/audit',
    'Registro',
    <History size={20} />,
    'annulla storia cronologia chi modifiche',
    () => import('../audit/audit-page.tsx'),
  ),
  section(
    '/admin/months',
    'Mesi',
    <CalendarRange size={20} />,
    'mese vincitori consegna estrazione lotteria sorteggio squalifica stampa albo oro podio ricalcola gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    () => import('../months/months-page.tsx'),
    { below: '/:part?' },
  ),
  section(
    '/admin/contest',
    'Contest',
    <Flag size={20} />,
    'gara date inizio fine soglia lotteria lancio',
    () => import('../contest/contest-page.tsx'),
  ),
  section(
    '/admin/screens',
    'Schermi',
    <MonitorPlay size={20} />,
    'televisore tv monitor parete kiosk avviso programmazione',
    () => import('../screens/screens-page.tsx'),
    { below: '/:part?' },
  ),
  section(
    '/admin/channels',
    'Canali',
    <MessagesSquare size={20} />,
    'chat slack teams discord telegram webhook notifica',
    () => import('../channels/channels-page.tsx'),
  ),
  section(
    '/admin/plugins',
    'Plugin',
    <Blocks size={20} />,
    'versione generazione ripristina torna indietro prova estensione',
    () => import('../plugins/plugins-page.tsx'),
    { below: '/:part?' },
  ),
  section(
    '/admin/keys',
    'Chiavi',
    <KeyRound size={20} />,
    'password accesso chiave admin permessi revoca',
    () => import('../keys/keys-page.tsx'),
    { needsSharedKey: true },
  ),
];

/** The sections of a key that is for numbers alone. */
export const numberSections = [quickEntry, importExport] as const;

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
