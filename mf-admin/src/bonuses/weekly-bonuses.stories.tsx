import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { reply } from '../../testing/mock-api.ts';
import { sampleAwards, sampleBonusTypes, samplePlayers, TODAY } from '../../testing/office.ts';
import { given, press, see, sentOnly } from '../../testing/play.ts';
import { inOffice } from '../../testing/section-stories.ts';
import { WeeklyBonuses } from './weekly-bonuses.tsx';

const [giulia] = samplePlayers;

const meta = {
  ...inOffice(),
  title: 'Amministrazione/Bonus Settimanali',
  component: WeeklyBonuses,
  args: { player: giulia, day: TODAY, types: sampleBonusTypes, awards: sampleAwards },
} satisfies Meta<typeof WeeklyBonuses>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Looks at the page in the moment in which a field can be used again after it could not. */
const whenEnabled = <Seen,>(field: HTMLElement, look: () => Seen): Promise<Seen> =>
  new Promise((resolve) => {
    let wasDisabled = false;
    const changes = new MutationObserver(() => {
      if (wasDisabled && !field.matches(':disabled')) {
        changes.disconnect();
        resolve(look());
      }
      wasDisabled = field.matches(':disabled');
    });
    changes.observe(field, { attributeFilter: ['disabled'] });
  });

/** One bonus is settled, one is pending. A tick assigns a bonus on the chosen day and keeps the focus. */
export const Week: Story = {
  play: async () => {
    await expect(screen.getByRole('checkbox', { name: /Best Day Record.*In classifica/ })).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: /Call Beast.*In attesa/ })).toBeChecked();
    const timer = screen.getByRole('checkbox', { name: /First Timer/ });
    timer.focus();
    const focusedOnceEnabled = whenEnabled(timer, () => document.activeElement);
    await userEvent.keyboard(' ');
    await screen.findByText('Bonus assegnato con successo.');
    await waitFor(() => expect(timer).toHaveFocus());
    // At once: a key that is pressed before would be lost.
    await expect(await focusedOnceEnabled).toBe(timer);
    await sentOnly([
      'POST /api/admin/player-bonuses',
      {
        playerId: giulia.id,
        bonusTypeId: sampleBonusTypes[2]?.id,
        weekStartDate: '2026-11-16',
        dateEarned: TODAY,
        manuallyAssigned: true,
        assignedBy: 'admin',
      },
    ]);
  },
};

const automatic = sampleAwards.map((award) => ({ ...award, manuallyAssigned: false }));

/** Unticking an automatic award says that it does not come back this week, and can be undone. */
export const UntickedAutomatic: Story = {
  args: { awards: automatic },
  play: async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: /Call Beast/ }));
    await see('Bonus rimosso con successo.', 'Non verrà assegnato di nuovo questa settimana');
  },
};

/** A blocked bonus says so, and is lifted with one press. */
export const Blocked: Story = {
  args: { awards: [] },
  ...given(
    reply('GET /api/admin/bonus-blocks', [
      { playerId: giulia.id, bonusTypeId: sampleBonusTypes[1]?.id ?? '', weekStartDate: '2026-11-16' },
    ]),
  ),
  play: async () => {
    await screen.findByText('Bloccato');
    await press('Riattiva Call Beast');
    await screen.findByText('Bonus riattivato.');
    await sentOnly([
      'POST /api/admin/bonus-blocks/lift',
      { playerId: giulia.id, bonusTypeId: sampleBonusTypes[1]?.id, weekStartDate: '2026-11-16' },
    ]);
  },
};

export const Loading: Story = { args: { types: undefined, awards: undefined } };
