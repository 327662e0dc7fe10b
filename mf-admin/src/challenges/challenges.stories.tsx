import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockChallenges, sampleChallenges } from '../../testing/challenges.ts';
import { loggedIn } from '../../testing/decorators.tsx';
import { samplePlayers } from '../../testing/office.ts';
import { choose, press, see, sentOnly } from '../../testing/play.ts';
import { pluginContext } from '../../testing/plugin-context.ts';
import ChallengesPage from './challenges-page.tsx';

const meta = {
  title: 'Amministrazione/Sfide',
  component: ChallengesPage,
  args: { context: pluginContext() },
  decorators: [loggedIn],
  beforeEach: ({ msw }) => mockChallenges(msw),
} satisfies Meta<typeof ChallengesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const idOf = (name: string) => samplePlayers.find((player) => player.name === name)?.id;
const duel = { counted: 'points', per: 'sum', target: null, stake: null };
const sides = (...names: string[]) =>
  names.map((name, index) => ({ name: null, colour: ['amber', 'sky'][index], people: [idOf(name)] }));

/** One that runs, two that come, one for which late data counts, and one that was computed again twice, with reasons. */
export const Full: Story = {
  beforeEach: ({ msw }) => {
    const [coming] = sampleChallenges;
    const later = { ...coming, name: 'Dicembre', firstDay: '2026-12-01', lastDay: '2026-12-07' };
    mockChallenges(msw, [
      { ...later, id: '00000000-0000-4000-8000-00000000f005' },
      ...sampleChallenges.toReversed(),
    ]);
  },
  play: async () => {
    const headings = await screen.findAllByRole('heading', { level: 3 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Nord contro Sud',
      'Giulia e Niccolò',
      'Dicembre',
      'Ventimila insieme',
      'Duello di inizio mese',
    ]);
    await see(
      'La parte di ciascuno fino a ora, solo per admin',
      /^Dal 16 novembre al 22 novembre\. Contano le chiamate, in media per persona\. Ancora 2 giorni/,
      'Nord avanti di 120,5 chiamate a testa',
      'Arrivati a 13.760 punti',
      /Ricalcolata il .*: Un bonus dimenticato/,
      /Ricalcolata il .*: Numeri di venerdì corretti/,
    );
    await press('Ricalcola');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Motivo' }), 'Un bonus tolto{Enter}');
    await screen.findByText('Sfida ricalcolata: i numeri sono gli stessi');
    await sentOnly(['POST /api/admin/challenges/{id}/rebuild', { reason: 'Un bonus tolto' }]);
  },
};

export const Empty: Story = { beforeEach: ({ msw }) => mockChallenges(msw, []) };
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** A duel by keyboard alone: the first letters of two names, and Enter in the name that they make. */
export const DuelByKeyboard: Story = {
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Nuova sfida' });
    await waitFor(() => expect(button).toBeEnabled());
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Duello/ })).toHaveFocus());
    await userEvent.keyboard('{Tab}sara{Tab}marco{Tab}');
    await expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Sara contro Marco');
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Sfida creata');
    await sentOnly([
      'POST /api/admin/challenges',
      {
        ...duel,
        ...{ name: 'Sara contro Marco', firstDay: '2026-11-21', lastDay: '2026-11-22' },
        sides: sides('Sara Esposito', 'Marco De Luca'),
      },
    ]);
  },
};

/**
 * A side is one stop of the Tab key. Groups of fewer than three people are compared by points alone: the field says it before the
 * save, which waits. A refusal goes to the first wrong field. A duel offers nothing else than points.
 */
export const SmallSquads: Story = {
  play: async () => {
    await press('Nuova sfida');
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuova sfida' }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: /^Duello/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Tab}{Tab}{Enter}');
    await screen.findByRole('option', { name: 'Giulia Ferrari' });
    await userEvent.keyboard('giu{Enter}{Escape}');
    await choose(/Che cosa conta/, 'Chiamate', dialog);
    await dialog.findByText(/Con meno di 3 persone su un lato contano solo i punti/);
    await press('Aggiungi', dialog);
    await dialog.findByText('Su ogni lato serve qualcuno');
    await expect(dialog.getByRole('button', { name: /Squadra B/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Giulia Ferrari · Squadra A' });
    await userEvent.keyboard('mar{Enter}{Escape}');
    await press('Aggiungi', dialog);
    await waitFor(() => expect(dialog.getByRole('button', { name: /Che cosa conta/ })).toHaveFocus());
    await userEvent.click(dialog.getByRole('radio', { name: /^Obiettivo dell/ }));
    await dialog.findByText(/si muove alle chiusure/);
    await userEvent.click(dialog.getByRole('radio', { name: /^Duello/ }));
    await press(/^Punti.*Che cosa conta/, dialog);
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await sentOnly();
  },
};

/** A third group makes «Squadre» of two. A name that another sfida has in these days is said, and not refused. */
export const ThirdSquad: Story = {
  play: async () => {
    await press('Nuova sfida');
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuova sfida' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /^Squadra contro/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Squadre/ }), '{Enter}Squadra C');
    await expect(dialog.getByRole('radio', { name: /^Squadre/ })).toBeChecked();
    const name = dialog.getByRole('textbox', { name: 'Nome' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Nord contro Sud');
    await expect(name).toHaveAccessibleDescription('Negli stessi giorni un’altra sfida si chiama così.');
  },
};

/** «Come l’ultima» and Enter: the same squads again, for the next week from Monday to Sunday. The focus is on what is chosen. */
export const LikeTheLast: Story = {
  beforeEach: ({ msw }) => mockChallenges(msw, sampleChallenges.slice(1, 2)),
  play: async () => {
    await press('Come l’ultima');
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Squadra contro/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Sfida creata');
    const { name, stake, counted, per, target, sides: same = [] } = sampleChallenges[1] ?? {};
    await sentOnly([
      'POST /api/admin/challenges',
      {
        ...{ name, stake, counted, per, target, firstDay: '2026-11-23', lastDay: '2026-11-29' },
        sides: same.map(({ name: called, colour, people }) => ({ name: called, colour, people })),
      },
    ]);
  },
};

/** Once it has begun only name, stake and last day are offered and sent. */
export const Begun: Story = {
  play: async () => {
    await press('Modifica Nord contro Sud');
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifica sfida' }));
    await dialog.findByText(/^È già cominciata/);
    await expect(dialog.queryByText('Primo giorno')).toBeNull();
    await press('Aggiorna', dialog);
    await screen.findByText('Sfida aggiornata');
    const { name, stake, lastDay } = sampleChallenges[1] ?? {};
    await sentOnly(['PUT /api/admin/challenges/{id}', { name, stake, lastDay }]);
  },
};
