import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultPlan } from '@vetta/contract/default-plan';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { choose, press, sent, shows } from '../../testing/play.ts';
import { corridor, samplePlan, sampleScreens } from '../../testing/screens.ts';
import { sectionStories } from '../../testing/section-stories.ts';
import ScreensPage from '../screens/screens-page.tsx';

const PUT = 'PUT /api/admin/screens/{id}';
const [, , entrance] = sampleScreens;

const meta = {
  title: 'Amministrazione/Schermi/Programmazione',
  component: ScreensPage,
  ...sectionStories(`/admin/screens/${corridor.id}`),
} satisfies Meta<typeof ScreensPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = (name: string) => screen.findByRole('region', { name });

/** The week of a plan, in words for who does not see the bars. */
export const Week: Story = {
  play: async () => {
    const week = await region('La settimana');
    const [monday, , , , , saturday, sunday] = within(week).getAllByRole('listitem');
    await expect(monday).toHaveTextContent(
      'lunedì: 00:00–08:00 buio; 08:00–10:00 Programma 1; 10:00–18:00 Programma 2; 18:00–20:00 Programma 2, luce al 60%; 20:00–24:00 buio',
    );
    await expect(saturday).toHaveTextContent('09:00–13:00 Programma 2');
    await expect(sunday).toHaveTextContent('domenica: 00:00–24:00 buio');
    await expect(screen.getByRole('button', { name: 'Salva' })).toBeDisabled();
  },
};

/** Days, hours and scenes are changed, the week follows at once, and the whole plan is saved. */
export const Edit: Story = {
  play: async () => {
    const on = await region('Acceso');
    const [sunday] = within(on).getAllByRole('checkbox', { name: 'domenica' });
    if (sunday) await userEvent.click(sunday);
    const [, , until] = within(on).getAllByLabelText(/^(Dalle|Alle)$/);
    if (until) fireEvent.change(until, { target: { value: '10:00' } });
    const week = await region('La settimana');
    await waitFor(() => expect(week).toHaveTextContent('sabato: 00:00–10:00 buio; 10:00–13:00 Programma 2'));
    const first = await region('Programma 1');
    await press('Sposta prima Classifica');
    await expect(within(first).getAllByRole('listitem')[0]).toHaveTextContent('Classifica');
    await choose(/Aggiungi una scena/, 'Che tempo fa', within(first));
    await press('Salva');
    await screen.findByText('Programmazione salvata');
    const [weekdays, saturday] = samplePlan.officeHours;
    const [morning, rest] = samplePlan.programmes;
    await sent(PUT, {
      name: 'Corridoio',
      plan: {
        ...samplePlan,
        officeHours: [
          { ...weekdays, days: [1, 2, 3, 4, 5, 7] },
          { ...saturday, from: '10:00' },
        ],
        programmes: [
          { ...morning, scenes: [{ name: 'classifica', seconds: 60 }, { name: 'premi' }, { name: 'meteo' }] },
          rest,
        ],
      },
    });
    await screen.findByText('Tutto salvato');
    // The button that had the focus is switched off.
    await waitFor(() => expect(screen.getByRole('form', { name: 'Programmazione' })).toHaveFocus());
  },
};

/** A screen without a plan of its own begins with everyone's: every scene, day and night. */
export const FirstPlan: Story = {
  parameters: { address: `/admin/screens/${entrance?.id}` },
  play: async () => {
    await expect(await region('Acceso')).toHaveTextContent('Sempre, giorno e notte');
    await press('Aggiungi un orario');
    await press('Aggiungi un programma');
    await press('Aggiungi meno luce');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Sposta l’immagine/ }));
    await press('Salva');
    await screen.findByText('Programmazione salvata');
    const office = { days: [1, 2, 3, 4, 5], from: '08:00', to: '20:00' };
    await sent(PUT, {
      name: 'Ingresso',
      plan: {
        officeHours: [office],
        programmes: [{ hours: office, scenes: null, seconds: 20 }, ...defaultPlan.programmes],
        dims: [{ hours: { ...office, from: '18:00' }, light: 0.6 }],
        drift: false,
      },
    });
  },
};

/** A programme that is moved keeps the focus, so that a second press does not move the other one back over it. */
export const MoveProgramme: Story = {
  play: async () => {
    await press('Aggiungi un programma');
    (await screen.findByRole('button', { name: 'Sposta prima Programma 3' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: 'Sposta prima Programma 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: 'Sposta dopo Programma 1' })).toHaveFocus();
    await press('Salva');
    const [morning, rest] = samplePlan.programmes;
    await sent(PUT, {
      name: 'Corridoio',
      plan: expect.objectContaining({ programmes: [rest, expect.anything(), morning] }),
    });
  },
};

/** The seconds of each scene have a name of their own. */
export const SecondsOfScenes: Story = {
  play: async () => {
    const first = await region('Programma 1');
    await expect(await within(first).findByRole('textbox', { name: 'Secondi di Classifica' })).toHaveValue(
      '60',
    );
  },
};

/** A line that is removed leaves the focus with the button that adds one. */
export const RemoveLine: Story = {
  play: async () => {
    const remove = await screen.findByRole('button', { name: 'Togli l’orario 2' });
    fireEvent.click(remove);
    // The focus is there before the next frame: a key may follow at once.
    const focused = document.activeElement;
    await expect(focused).toBe(screen.getByRole('button', { name: 'Aggiungi un orario' }));
    await expect(remove).not.toBeInTheDocument();
    await expect(await region('La settimana')).toHaveTextContent('sabato: 00:00–24:00 buio');
  },
};

/** Without a day the plan cannot be saved, and the week shows the stored one. */
export const Invalid: Story = {
  play: async () => {
    const on = await region('Acceso');
    const [, saturday] = within(on).getAllByRole('checkbox', { name: 'sabato' });
    if (saturday) await userEvent.click(saturday);
    await expect(await within(on).findByRole('alert')).toHaveTextContent('Serve almeno un giorno');
    await screen.findByText('Manca un orario o un giorno, o un numero è fuori dai limiti');
    await expect(screen.getByRole('button', { name: 'Salva' })).toBeDisabled();
  },
};

/** The plan is taken away: the screen shows what all others show. */
export const BackToDefault: Story = {
  play: async () => {
    await press('Togli la programmazione');
    const dialog = await screen.findByRole('alertdialog', { name: 'Togli la programmazione di Corridoio' });
    await press('Togli', within(dialog));
    await screen.findByText('Programmazione salvata');
    await sent(PUT, { name: 'Corridoio', plan: null });
  },
};

export const UnknownScreen: Story = {
  parameters: { address: '/admin/screens/nessuno' },
  play: shows('Questo schermo non c’è'),
};
