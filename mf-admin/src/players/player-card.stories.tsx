import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { reads } from '../../testing/mock-api.ts';
import { sampleAwards, sampleBonusTypes, sampleEntries, samplePlayers, TODAY } from '../../testing/office.ts';
import { press, see } from '../../testing/play.ts';
import { inOffice } from '../../testing/section-stories.ts';
import { PlayerCard } from './player-card.tsx';

const [giulia] = samplePlayers;
const actions = { chooseDay: fn(), edit: fn(), remove: fn(), enterDay: fn() };

const meta = {
  ...inOffice(),
  title: 'Amministrazione/Scheda di un partecipante',
  component: PlayerCard,
  args: {
    player: giulia,
    day: TODAY,
    today: TODAY,
    entry: sampleEntries[0],
    bonusTypes: sampleBonusTypes,
    awards: sampleAwards,
    isDisqualified: false,
    metal: 'gold',
    actions,
  },
  render: (args) => (
    <ul>
      <PlayerCard {...args} />
    </ul>
  ),
} satisfies Meta<typeof PlayerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const calendar = () => screen.findByRole('grid', { name: 'Calendario di Giulia Ferrari, novembre 2026' });

/** Calendar and bonuses are in sight; a day of the calendar is chosen for the whole page. */
export const Wide: Story = {
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Calendario e bonus' })).toBeNull();
    await press('giovedì 19 novembre 2026, Con dati', within(await calendar()));
    await expect(actions.chooseDay).toHaveBeenLastCalledWith('2026-11-19');
    await expect(screen.getByRole('checkbox', { name: /^Best Day Record/ })).toBeChecked();
  },
};

/** On a phone: name, points and the day's numbers. Calendar and bonuses open on request, and only then load. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async () => {
    const opener = await screen.findByRole('button', { name: 'Calendario e bonus' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('grid')).toBeNull();
    await expect(screen.queryByRole('checkbox')).toBeNull();
    await expect(reads('GET /api/admin/players/{id}/entry-dates')).toBe(0);
    await userEvent.click(opener);
    await calendar();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(await screen.findAllByRole('checkbox')).toHaveLength(5);
    await expect(reads('GET /api/admin/players/{id}/entry-dates')).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(opener);
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  },
};

/** Disqualified, late, with a long name, without data. */
export const OutOfContest: Story = {
  args: {
    player: {
      ...giulia,
      name: 'Massimiliano Alessandro Della Valle-Bonaventura',
      position: 38,
      score: -40,
      total: -40,
      joinedOn: '2026-11-12',
    },
    entry: null,
    awards: [],
    isDisqualified: true,
    metal: '',
  },
  play: async () => {
    await see('Squalifica per novembre', /in gara dal 12 novembre/, '#38');
    await expect(screen.getAllByText('Senza dati').length).toBeGreaterThanOrEqual(2);
  },
};

export const OutOfContestOnPhone: Story = { ...OutOfContest, globals: { viewport: { value: 'mobile1' } } };

/** The day's numbers and bonuses are not there yet: nothing can be entered on top of unknown data. */
export const Loading: Story = {
  args: { entry: undefined, bonusTypes: undefined, awards: undefined },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Aggiungi Entry' })).toBeDisabled();
  },
};
