import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '@vetta/design-system/page';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onDeviceOf, shows } from '../../testing/play.ts';
import { sampleDraw, sampleDraws } from '../draws/sample-draws.ts';
import { sampleEntries } from '../leaderboard/sample-board.ts';
import { type SampleAnswers, WithAnswers } from '../page/sample-context.tsx';
import { samplePrizes } from '../page/sample-site.ts';
import { sampleReceipt } from '../receipts/sample-receipt.ts';
import { HallOfFame } from './hall-of-fame.tsx';
import { sampleMonth, sampleMonthDetail, sampleYear } from './sample-months.ts';

const Hall = (answers: SampleAnswers) => (
  <Page>
    <WithAnswers {...answers}>{({ queries }) => <HallOfFame queries={queries} />}</WithAnswers>
  </Page>
);

const meta = {
  title: 'Pagina pubblica/Albo d’oro',
  component: Hall,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hall>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A year: the running month has no peak yet. */
export const Year: Story = {
  args: { months: sampleYear },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Novembre 2026' });
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(11);
    await expect(canvas.queryByRole('button', { name: 'Dicembre 2026' })).toBeNull();
  },
};

/** A month opens on how this device's player ended it, with its prizes, its draw and all of its rows. */
export const OpenedMonth: Story = {
  beforeEach: onDeviceOf(4),
  args: {
    months: sampleYear,
    month: sampleMonthDetail({
      prizes: [...samplePrizes],
      entries: sampleEntries.map((row, index) => (index === 0 ? { ...row, total: row.total + 81 } : row)),
    }),
    draws: sampleDraws({ month: '2026-11', draws: [sampleDraw()] }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Novembre 2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Novembre 2026' }));
    await dialog.findByText('Classifica definitiva');
    await dialog.findByText(/^Hai chiuso \w+ al 4° posto, 2\.410 pt$/);
    await dialog.findByRole('button', { name: 'Verifica' });
    await expect(dialog.getByText('Francesca Marino')).toBeInTheDocument();
    await dialog.findByText('+81 correzione');
    await dialog.findByText('A parità di punti: prima chi ha più appuntamenti conclusi');
    await waitFor(() => expect(dialog.getAllByRole('listitem').length).toBeGreaterThan(sampleEntries.length));
  },
};

/** A row opens and closes what its player's points of that month come from. */
export const OpenedReceipt: Story = {
  args: {
    months: sampleYear,
    month: sampleMonthDetail(),
    receipt: sampleReceipt({ month: '2026-11', state: 'final' }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Novembre 2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Novembre 2026' }));
    const row = await dialog.findByRole('button', { name: 'Marco De Luca, da dove vengono i punti' });
    await expect(row).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(row);
    await dialog.findByRole('row', { name: 'Totale 2.185 punti + 225 bonus 2.410 pt' });
    await dialog.findByText('Mese chiuso: punti definitivi.');
    await userEvent.click(row);
    await waitFor(() => expect(dialog.queryByRole('row')).toBeNull());
  },
};

/** The month before is in grace until the close of the 2nd. */
export const Grace: Story = {
  args: { months: [sampleMonth('2026-10', { state: 'grace' })] },
  play: shows('provvisoria'),
};

/** A month that a file brought when it was over: ranked, but without prizes and draw. */
export const Imported: Story = {
  args: {
    months: [
      sampleMonth('2026-10', { imported: true }),
      sampleMonth('2026-09', { state: 'grace', imported: true }),
    ],
    month: sampleMonthDetail({ imported: true, prizes: [] }),
    draws: sampleDraws({ month: '2026-10', draws: [] }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('mese importato')).toHaveLength(2);
    await expect(canvas.queryByText('provvisoria')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ottobre 2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ottobre 2026' }));
    await dialog.findByText('Mese importato: senza premi e senza estrazione');
    await dialog.findByText('Francesca Marino');
    await expect(dialog.queryByRole('heading', { name: 'Premi' })).toBeNull();
  },
};

export const FirstMonth: Story = {
  args: { months: [sampleMonth('2026-11', { state: 'open' })] },
  play: shows(/^È il primo mese/),
};

export const LongNames: Story = {
  args: {
    months: [
      {
        ...sampleMonth('2026-10'),
        podium: sampleMonth('2026-10').podium.map((place) => ({
          ...place,
          name: 'Alessandro Ricci-Bonaventura di Collalto',
        })),
      },
    ],
  },
};

export const Loading: Story = { args: { months: 'never' } };

export const Unreachable: Story = {
  args: { months: new TypeError('Failed to fetch') },
  play: shows('Albo d’oro non raggiungibile'),
};

export const UnreachableMonth: Story = {
  args: { months: sampleYear, month: new TypeError('Failed to fetch') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Novembre 2026' }));
    await screen.findByText('Mese non raggiungibile');
    await screen.findByRole('button', { name: 'Riprova' });
  },
};
