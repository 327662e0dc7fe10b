import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { press, sent } from '../../testing/play.ts';
import { corridor, mockNotices, sampleNotices } from '../../testing/screens.ts';
import { mockOffice, sectionStories } from '../../testing/section-stories.ts';
import ScreensPage from '../screens/screens-page.tsx';

const meta = {
  title: 'Amministrazione/Schermi/Avvisi',
  component: ScreensPage,
  ...sectionStories('/admin/screens'),
  beforeEach: ({ msw }) => {
    mockOffice(msw);
    mockNotices(msw);
  },
} satisfies Meta<typeof ScreensPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async () => {
  await press('Nuovo avviso');
  return within(await screen.findByRole('dialog', { name: 'Nuovo avviso' }));
};

/** Each notice says where it is, until when, and which screens have shown it. */
export const Running: Story = {
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'Avvisi sugli schermi' }));
    await list.findByText(/Su tutti gli schermi, fino a mezzanotte/);
    await list.findByText(/Comparso su Corridoio dalle 18:30/);
    // A long text leaves the buttons where they are.
    const places = list.getAllByRole('button').map((button) => button.getBoundingClientRect().right);
    await expect(new Set(places).size).toBe(1);
  },
};

/** While an urgent one is on all screens the others wait: their card, the dialog and the screens' pictures say so. */
export const BesideAnUrgentOne: Story = {
  beforeEach: ({ msw }) =>
    mockNotices(
      msw,
      sampleNotices.map((notice) => ({ ...notice, screens: null })),
    ),
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'Avvisi sugli schermi' }));
    await list.findByText(/Aspetta: finché c’è l’avviso urgente, fino alle 19:00/);
    await expect((await screen.findAllByText('Avviso urgente')).length).toBeGreaterThan(0);
    const dialog = await openDialog();
    await dialog.findByText('C’è un avviso urgente, fino alle 19:00');
    await userEvent.click(dialog.getByRole('radio', { name: /^Urgente/ }));
    await expect(dialog.queryByText(/C’è un avviso urgente/)).toBeNull();
  },
};

/** A text is enough: it goes to all screens for an hour. */
export const Shortest: Story = {
  play: async () => {
    const dialog = await openDialog();
    await userEvent.keyboard('Riunione alle 19');
    await press('Mostra', dialog);
    await screen.findByText('L’avviso va sugli schermi');
    await sent(
      'POST /api/admin/notices',
      expect.objectContaining({ title: null, text: 'Riunione alle 19', tone: 'info', screens: null }),
    );
  },
};

/** An urgent one, for one screen, until a time. */
export const ForOneScreen: Story = {
  play: async () => {
    const dialog = await openDialog();
    await userEvent.keyboard('Uscite tutti');
    await userEvent.click(dialog.getByRole('radio', { name: /^Urgente/ }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Solo su alcuni' }));
    await press('Mostra', dialog);
    await dialog.findByText('Scegli almeno uno schermo');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Corridoio' }));
    await press('Mostra', dialog);
    await screen.findByText('L’avviso va sugli schermi');
    await sent(
      'POST /api/admin/notices',
      expect.objectContaining({ tone: 'urgente', screens: [corridor.id] }),
    );
  },
};

/** One press takes a notice back, and «Annulla» brings it again. */
export const TakenBack: Story = {
  play: async ({ msw }) => {
    const [first, second] = sampleNotices;
    await press(`Togli l’avviso «${first?.text}»`);
    mockNotices(msw, second ? [second] : []);
    await screen.findByText('L’avviso non è più sugli schermi');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Togli l’avviso/ })).toHaveLength(1));
  },
};
