import type { Entry } from '@vetta/contract/entries';
import type { Tagged } from '@vetta/contract/row-tag';
import type { MswApi } from 'msw-storybook-addon/types';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { changes } from './mock-api.ts';
import { sampleEntries, samplePlayers } from './office.ts';
import { mockGridApi } from './quick-entry.ts';
import { sectionStories } from './section-stories.ts';

/** What the stories of the grid share: a logged-in admin at the office's evening. */
export const gridStories = {
  ...sectionStories('/admin/quick-entry'),
  beforeEach: ({ msw }: { readonly msw: MswApi }) => mockGridApi(msw),
};

export const [alessandro, chiara, giulia] = [
  'Alessandro Ricci-Bonaventura',
  'Chiara Conti',
  'Giulia Ferrari',
] as const;
export const idOf = (name: string) => samplePlayers.find((player) => player.name === name)?.id ?? '';
export const entryOf = (name: string) =>
  sampleEntries.find(({ playerId }) => playerId === idOf(name)) as Tagged<Entry>;

export const cell = (column: string, name: string) =>
  screen.findByRole('textbox', { name: `${column}, ${name}` });
/** Types once the first cell of the first person who is missing has the focus; returns that cell. */
export async function begin(keys = ''): Promise<HTMLElement> {
  const first = await cell('Chiamate', alessandro);
  await waitFor(() => expect(first).toHaveFocus());
  if (keys !== '') await userEvent.keyboard(keys);
  return first;
}
export const tick = (name: string) => screen.findByRole('checkbox', { name: `Allineamento, ${name}` });
export const saveButton = () => screen.getByRole('button', { name: /^Salva/ });

/** Returns the bodies of the saves, in their order. */
export const saved = () =>
  changes.mock.calls.filter(([name]) => name === 'POST /api/admin/entries/bulk').map(([, body]) => body);
