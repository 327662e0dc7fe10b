import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleSettings } from '../../testing/contest.ts';
import { shown } from '../../testing/decorators.tsx';
import { changedByOthers, changes, mockCall, reply } from '../../testing/mock-api.ts';
import { sampleMonths } from '../../testing/months.ts';
import { choose, given, press, retype, see, sent, shows } from '../../testing/play.ts';
import { pluginContext } from '../../testing/plugin-context.ts';
import { inOffice } from '../../testing/section-stories.ts';
import { readDraft, storeDraft } from '../kit/drafts/stored-draft.ts';
import ContestPage from './contest-page.tsx';

const [contest, launch, threshold] = sampleSettings;
const datesMeanwhile = { ...contest, value: { start: '2025-10-02', end: '2025-10-31' }, rowTag: '"intanto"' };

const meta = {
  ...inOffice(
    reply('GET /api/admin/settings', sampleSettings),
    reply('GET /api/admin/months', sampleMonths),
    reply('PUT /api/admin/settings', sampleSettings[0] as never),
  ),
  title: 'Amministrazione/Contest',
  component: ContestPage,
  // In the month whose dates an installation begins with.
  args: { context: pluginContext('2025-10-21T17:45:00Z') },
} satisfies Meta<typeof ContestPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = (name: string) => screen.findByRole('region', { name });
const setTime = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const typeDay = async (group: HTMLElement, [day, month, year]: readonly [string, string, string]) => {
  const [dayField] = within(group).getAllByRole('spinbutton');
  if (dayField === undefined) throw new Error('A date field has its day first');
  await userEvent.click(dayField);
  await userEvent.keyboard(`${day}${month}${year}`);
};

/** What holds now, in words. A new threshold says what it will do before it is saved. */
export const Threshold: Story = {
  play: async () => {
    await see(
      /Il lancio è stato martedì 30 settembre 2025 alle 23:59/,
      /Ottobre 2025 va dal 1° ottobre al 31 ottobre 2025/,
    );
    const region = await card('Soglia della lotteria');
    const save = within(region).getByRole('button', { name: 'Salva' });
    await expect(save).toBeDisabled();
    const points = within(region).getByRole('textbox', { name: 'Punti' });
    await retype(points, '900{Tab}');
    await within(region).findByText(/Dal mese in corso\. .* almeno 900 punti/);
    await userEvent.click(save);
    await screen.findByText('Impostazioni aggiornate');
    await sent('PUT /api/admin/settings', { key: 'lotteryThreshold', value: 900 });
    // The button that had the focus is switched off: Tab goes on to the field.
    const form = within(region).getByRole('form', { name: 'Soglia della lotteria' });
    await waitFor(() => expect(form).toHaveFocus());
    await userEvent.tab();
    await expect(points).toHaveFocus();
  },
};

/** The hour that spring's change skips is refused; the one that autumn's repeats is asked for. */
export const LaunchAtClockChange: Story = {
  play: async () => {
    const region = await card('Momento del lancio');
    const day = within(region).getByRole('group', { name: 'Giorno' });
    const time = within(region).getByLabelText('Ora italiana');
    await typeDay(day, ['29', '03', '2026']);
    setTime(time, '02:30');
    await within(region).findByText(/quest’ora non esiste/);
    await expect(within(region).getByRole('button', { name: 'Salva' })).toBeDisabled();
    await typeDay(day, ['25', '10', '2026']);
    await choose(/Quella notte quest’ora c’è due volte/, 'La seconda (ora solare)', within(region));
    await press('Salva', within(region));
    await sent('PUT /api/admin/settings', { key: 'launch', value: '2026-10-25T01:30:00.000Z' });
  },
};

/** A half-typed day is not saved as the day before it; «Ripristina» shows what is stored. */
export const HalfTypedDay: Story = {
  play: async () => {
    const region = await card('Momento del lancio');
    const day = within(region).getByRole('group', { name: 'Giorno' });
    setTime(within(region).getByLabelText('Ora italiana'), '12:00');
    await userEvent.click(within(day).getByRole('spinbutton', { name: /^giorno/ }));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await press('Salva', within(region));
    await within(region).findByText('Completa la data');
    await expect(within(region).getByRole('button', { name: 'Salva' })).toBeDisabled();
    await expect(changes).not.toHaveBeenCalled();
    await press('Ripristina', within(region));
    await waitFor(() => expect(within(region).queryByText('Completa la data')).toBeNull());
    await expect(within(region).getByRole('spinbutton', { name: /^giorno/ })).toHaveTextContent('30');
    await expect(within(region).queryByRole('button', { name: 'Ripristina' })).toBeNull();
    await expect(within(region).getByRole('form')).toHaveFocus();
  },
};

/** Dates in two months are refused; «Ripristina» shows what is stored again. */
export const Dates: Story = {
  play: async () => {
    const region = await card('Date del contest');
    const end = within(region).getByRole('group', { name: 'Ultimo giorno' });
    const { width } = end.getBoundingClientRect();
    await typeDay(end, ['15', '11', '2025']);
    await within(region).findByText('I due giorni devono essere dello stesso mese');
    await expect(end.getBoundingClientRect().width).toBe(width);
    await expect(within(region).getByRole('button', { name: 'Salva' })).toBeDisabled();
    await press('Ripristina', within(region));
    await expect(within(region).queryByText('I due giorni devono essere dello stesso mese')).toBeNull();
    await expect(within(region).getByRole('form')).toHaveFocus();
    await expect(getComputedStyle(within(region).getByRole('form')).outlineStyle).toBe('none');
    await typeDay(end, ['20', '10', '2025']);
    await press('Salva', within(region));
    await sent('PUT /api/admin/settings', {
      key: 'contest',
      value: { start: '2025-10-01', end: '2025-10-20' },
    });
  },
};

/** Dates that were set for a month of last year are told no more: this month's are there, and «Salva» confirms them. */
export const DatesOfAnotherYear: Story = {
  args: { context: pluginContext() },
  play: async () => {
    const region = await card('Date del contest');
    await expect(region).not.toHaveTextContent('2025');
    await within(region).findByText(
      'Novembre 2026 va dal primo all’ultimo giorno, come ogni mese senza date sue.',
    );
    const end = within(region).getByRole('group', { name: 'Ultimo giorno' });
    await expect(end).toHaveTextContent('30/11/2026');
    await expect(within(region).queryByRole('button', { name: 'Ripristina' })).toBeNull();
    await press('Salva', within(region));
    await sent('PUT /api/admin/settings', {
      key: 'contest',
      value: { start: '2026-11-01', end: '2026-11-30' },
    });
  },
};

/** Another admin has saved the very threshold that one was typing: there is nothing left to ask. */
export const SameAsOthers: Story = {
  ...given(changedByOthers('PUT /api/admin/settings', { ...threshold, rowTag: '"intanto"' } as never)),
  play: async ({ msw }) => {
    const region = await card('Soglia della lotteria');
    const points = within(region).getByRole('textbox', { name: 'Punti' });
    await retype(points, '900{Tab}');
    msw.use(
      reply('GET /api/admin/settings', [
        contest,
        launch,
        { ...threshold, value: 1000, rowTag: '"intanto"' },
      ] as never),
    );
    await press('Salva', within(region));
    const notice = await within(region).findByText('Intanto un altro admin ha cambiato questa impostazione');
    await within(region).findByText(/almeno 1\.000 punti/);
    await retype(points, '1000{Tab}');
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    await expect(within(region).getByRole('button', { name: 'Salva' })).toBeDisabled();
  },
};

/** A threshold that is being typed stays while another admin saves one. */
export const ThresholdChangedWhileTyping: Story = {
  play: async ({ msw }) => {
    const region = await card('Soglia della lotteria');
    const points = within(region).getByRole('textbox', { name: 'Punti' });
    await retype(points, '90');
    msw.use(reply('GET /api/admin/settings', [contest, launch, { ...threshold, value: 1000 }] as never));
    await shown.client.invalidateQueries();
    await within(region).findByText(/almeno 1\.000 punti/);
    await expect(points).toHaveValue('90');
    await userEvent.keyboard('0{Tab}');
    await expect(points).toHaveValue('900');
    await within(region).findByText(/Dal mese in corso\. .* almeno 900 punti/);
  },
};

/** What is typed while a save is on its way stays, and is saved next. */
export const TypedWhileSaving: Story = {
  beforeEach: ({ msw }) => {
    let stored = { ...launch, value: '2025-09-30T21:59:00.000Z', rowTag: '"launch"' };
    msw.use(
      mockCall('GET /api/admin/settings', () => Response.json([contest, stored, threshold])),
      mockCall('PUT /api/admin/settings', async (body, headers) => {
        if (headers.get('If-Match') !== stored.rowTag) return new Response(null, { status: 412 });
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        // The page is the only caller, and it changes the launch here.
        const { value } = body as { value: string };
        stored = { ...stored, value, rowTag: `"${value}"` };
        return Response.json(stored);
      }),
    );
  },
  play: async () => {
    const region = await card('Momento del lancio');
    const time = within(region).getByLabelText('Ora italiana');
    const save = within(region).getByRole('button', { name: 'Salva' });
    setTime(time, '22:00');
    await userEvent.click(save);
    await waitFor(() => expect(changes).toHaveBeenCalledOnce());
    setTime(time, '22:30');
    answer();
    await within(region).findByText(/^Il lancio è stato martedì 30 settembre 2025 alle 22:00/);
    await press('Chiudi');
    await expect(time).toHaveValue('22:30');
    await userEvent.click(save);
    await waitFor(() => expect(changes).toHaveBeenCalledTimes(2));
    answer();
    await waitFor(() => expect(within(region).queryByRole('button', { name: 'Ripristina' })).toBeNull());
    await within(region).findByText(/^Il lancio è stato martedì 30 settembre 2025 alle 22:30/);
    await expect(time).toHaveValue('22:30');
  },
};
let answer = () => {};

/** Another admin has changed the dates while one was typing: they are not replaced unseen. «Ripristina» takes the notice away. */
export const ChangedWhileTyping: Story = {
  ...given(changedByOthers('PUT /api/admin/settings', datesMeanwhile)),
  play: async ({ msw }) => {
    const region = await card('Date del contest');
    const end = within(region).getByRole('group', { name: 'Ultimo giorno' });
    const save = within(region).getByRole('button', { name: 'Salva' });
    await typeDay(end, ['20', '10', '2025']);
    msw.use(reply('GET /api/admin/settings', [datesMeanwhile, launch, threshold] as never));
    // Whatever is saved, the settings are read again.
    const points = screen.getByRole('textbox', { name: 'Punti' });
    await retype(points, '900{Enter}');
    await within(region).findByText(/va dal 2 ottobre al 31 ottobre 2025/);
    await userEvent.click(save);
    const title = 'Intanto un altro admin ha cambiato questa impostazione';
    const notice = await within(region).findByText(title);
    await press('Ripristina', within(region));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    await typeDay(end, ['20', '10', '2025']);
    await userEvent.click(save);
    await screen.findByText('Impostazioni aggiornate');
  },
};

/** A number can be saved while the field has the focus; typed back to what is stored it is no change, now and after a reload. */
export const TypedThreshold: Story = {
  play: async () => {
    const region = await card('Soglia della lotteria');
    const save = within(region).getByRole('button', { name: 'Salva' });
    const points = within(region).getByRole('textbox', { name: 'Punti' });
    await retype(points, '900');
    await expect(points).toHaveFocus();
    await waitFor(() => expect(save).toBeEnabled());
    await expect(points).toHaveValue('900');
    await expect(readDraft('contest/threshold')).toMatchObject({ value: 900 });
    await retype(points, '1200{Tab}');
    await waitFor(() => expect(save).toBeDisabled());
    await expect(points).toHaveValue('1.200');
    await waitFor(() => expect(readDraft('contest/threshold')).toBeUndefined());
  },
};

/** A draft of what is stored by now is none. */
export const DraftOfTheStored: Story = {
  beforeEach: () => storeDraft('contest/threshold', { value: 1200 }),
  play: async () => {
    const region = await card('Soglia della lotteria');
    await expect(within(region).getByRole('textbox', { name: 'Punti' })).toHaveValue('1.200');
    await expect(screen.queryByText('Ecco quello che stavi scrivendo')).toBeNull();
    await waitFor(() => expect(readDraft('contest/threshold')).toBeUndefined());
  },
};

/** On the 1st the month before is in grace and keeps its own values. */
export const Grace: Story = {
  args: { context: pluginContext('2026-12-01T09:00:00Z') },
  ...given(
    reply(
      'GET /api/admin/months',
      sampleMonths.map((month) => (month.state === 'open' ? { ...month, state: 'grace' } : month)),
    ),
  ),
  play: shows(/^Novembre 2026 è in tolleranza e tiene i suoi valori/),
};
