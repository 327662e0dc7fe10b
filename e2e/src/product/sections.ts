import { MAIN_SECTIONS, TOOL_SECTIONS } from '@vetta/contract/own-sections';

/** The titles that are not those of the sidebar. */
const titles: Readonly<Record<string, string>> = {
  '/players': 'Gestione Partecipanti',
  '/prizes': 'Gestione Premi',
  '/rules': 'Gestione Contenuti',
  '/content': 'Gestione Contenuti',
  '/scoring': 'Configurazione Punteggi',
};

/**
 * The sections of the back office, and their titles. Of two that follow each other the titles differ, and the dashboard, with
 * which it opens, is no first one: one has come when its title is there.
 */
export const adminSections = [...MAIN_SECTIONS, ...TOOL_SECTIONS]
  .toSorted(([one], [other]) => (one < other ? 1 : -1))
  .map(([path, title]) => [`/admin${path}`.replace(/\/$/, ''), titles[path] ?? title] as const)
  .concat([['/admin/plugins/1', 'Generazione 1']]);
