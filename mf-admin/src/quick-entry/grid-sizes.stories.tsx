import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent } from 'storybook/test';
import { alessandro, cell, entryOf, giulia, gridStories, saveButton } from '../../testing/grid-of-day.ts';
import { refuse } from '../../testing/mock-api.ts';
import { retype } from '../../testing/play.ts';
import { manyPlayers, mockGridApi } from '../../testing/quick-entry.ts';
import { GridRow } from './grid-row.tsx';
import QuickEntryPage from './quick-entry-page.tsx';

const meta = {
  ...gridStories,
  title: 'Amministrazione/Inserimento rapido/Misure',
  component: QuickEntryPage,
} satisfies Meta<typeof QuickEntryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two hundred people: a keystroke renders one row. */
export const TwoHundred: Story = {
  beforeEach: ({ msw }) => mockGridApi(msw, { players: manyPlayers, entries: [] }),
  play: async ({ mount }) => {
    const rendered = spyOn(GridRow, 'type');
    await mount();
    const first = await cell('Chiamate', manyPlayers[7]?.name ?? '');
    await userEvent.click(first);
    rendered.mockClear();
    await userEvent.keyboard('123456789');
    await expect(rendered.mock.calls.length).toBeGreaterThanOrEqual(9);
    await expect(rendered.mock.calls.length).toBeLessThan(4 * 9);
    await userEvent.keyboard('{Escape}');
  },
};

/** The toast of a failed save leaves the buttons free that save once more. */
export const ToastBesideTheButtons: Story = {
  // As low in the window as below the header of the back office.
  render: (args) => (
    <div style={{ paddingTop: '120px' }}>
      <QuickEntryPage {...args} />
    </div>
  ),
  beforeEach: ({ msw }) => {
    mockGridApi(msw, { players: manyPlayers.slice(0, 30), entries: [] });
    msw.use(
      refuse('POST /api/admin/entries/bulk', 503, 'Il database non è raggiungibile in questo momento.'),
    );
  },
  play: async () => {
    await userEvent.type(await cell('Chiamate', 'Persona 001'), '88{Control>}s{/Control}');
    const title = await screen.findByText('Errore nel salvataggio della giornata');
    const toast = title.closest('[role=alertdialog]')?.getBoundingClientRect() ?? new DOMRect();
    const save = saveButton().getBoundingClientRect();
    // As high as they are, so that it covers no row of the grid either.
    await expect(toast.bottom).toBeGreaterThan(save.top);
    await expect(toast.right).toBeLessThan(save.left);
  },
};

/** The words of the buttons stay in one line, and five digits fit into a cell. */
export const PhoneUnsaved: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => mockGridApi(msw, { players: manyPlayers.slice(0, 12), entries: [] }),
  play: async () => {
    const rings = await cell('Chiamate', 'Persona 001');
    await userEvent.type(rings, '88{Enter}77');
    await expect(screen.getByRole('button', { name: 'Salva 2 righe' }).clientHeight).toBeLessThan(48);
    await retype(rings, '10001');
    await expect(rings.scrollWidth).toBe(rings.clientWidth);
  },
};

const everyone = manyPlayers.map(({ id }) => ({ ...entryOf(giulia), id, playerId: id }));

/** As narrow as on a phone of 360 px, with the sums of two hundred people: every column is in view, and so are the sums. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: '328px' }}>
      <QuickEntryPage {...args} />
    </div>
  ),
  beforeEach: ({ msw }) => mockGridApi(msw, { players: manyPlayers, entries: everyone }),
  play: async () => {
    await cell('Chiamate', 'Persona 001');
    const box = screen.getByRole('grid').parentElement;
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
    const bar = saveButton().closest('[data-bottom-bar]')?.getBoundingClientRect() ?? new DOMRect();
    await expect(box?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
  },
};

/** Names are sticky only where the grid scrolls sideways: two hundred sticky cells slow down the scrolling of every grid. */
export const StickyNames: Story = {
  render: (args) => (
    <div style={{ width: '1000px' }}>
      <QuickEntryPage {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await cell('Chiamate', alessandro);
    const box = screen.getByRole('grid').parentElement;
    const page = canvasElement.querySelector<HTMLElement>('[style]');
    const name = screen.getByRole('rowheader', { name: alessandro });
    if (!box || !page) throw new Error('The grid is in a box on the page');
    for (const [width, scrolls] of [
      [1000, false],
      [700, true],
      [360, false],
      [300, true],
    ] as const) {
      page.style.width = `${width}px`;
      await expect(box.scrollWidth > box.clientWidth, `${width} px`).toBe(scrolls);
      await expect(getComputedStyle(name).position === 'sticky', `${width} px`).toBe(scrolls);
    }
  },
};
