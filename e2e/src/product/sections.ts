import { MAIN_SECTIONS, TOOL_SECTIONS } from '@vetta/contract/own-sections';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** The titles that are not those of the sidebar. */
const titles: Readonly<Record<string, string>> = {
  '/players': 'Gestione Partecipanti',
  '/prizes': 'Gestione Premi',
  '/rules': 'Gestione Contenuti',
  '/content': 'Gestione Contenuti',
  '/scoring': 'Configurazione Punteggi',
};

/** The sections and their titles. Of two that follow each other the titles differ: one has come when its title is there. */
const sections = [...MAIN_SECTIONS, ...TOOL_SECTIONS]
  .toSorted(([one], [other]) => (one < other ? 1 : -1))
  .map(([path, title]) => [`/admin${path}`.replace(/\/$/, ''), titles[path] ?? title] as const)
  .concat([['/admin/plugins/1', 'Generazione 1']]);

/** Looks at each section of the back office once it has come; at the players at an address that may search for some. */
export async function onEachSection(
  desk: Page,
  look: (section: string, heading: Locator) => Promise<void>,
  players = '/admin/players',
): Promise<void> {
  for (const [section, title] of sections) {
    // As a link does.
    await desk.evaluate(
      (to) => history.pushState(null, '', to),
      section === '/admin/players' ? players : section,
    );
    const heading = desk.getByRole('heading', { level: 2, name: title, exact: true });
    await heading.waitFor();
    await expect.poll(() => desk.getByRole('status').filter({ hasText: 'Caricamento' }).count()).toBe(0);
    await look(section, heading);
  }
}
