import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { OnStage } from '../sample-office/on-stage.tsx';
import { playServer } from '../sample-office/played-server.ts';
import { sampleAwards, sampleBonusTypes, samplePlayers, TODAY } from '../sample-office/sample-office.ts';
import { WeeklyBonuses } from './weekly-bonuses.tsx';

const [giulia] = samplePlayers;
if (!giulia) throw new Error('The sample office is empty.');
let server: ReturnType<typeof playServer>;

const meta = {
  title: 'Amministrazione/Bonus Settimanali',
  component: WeeklyBonuses,
  args: { player: giulia, day: TODAY, types: sampleBonusTypes, awards: sampleAwards },
  decorators: [
    (Story) => (
      <OnStage isLoggedIn>
        <Story />
      </OnStage>
    ),
  ],
  beforeEach: () => {
    server = playServer();
    return server.end;
  },
} satisfies Meta<typeof WeeklyBonuses>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One bonus is in the points, one waits for the close; a tick assigns one for the chosen day, and keeps the focus. */
export const Week: Story = {
  play: async () => {
    await expect(screen.getByRole('checkbox', { name: /Best Day Record.*In classifica/ })).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: /Call Beast.*In attesa/ })).toBeChecked();
    const timer = screen.getByRole('checkbox', { name: /First Timer/ });
    timer.focus();
    await userEvent.keyboard(' ');
    await screen.findByText('Bonus assegnato con successo.');
    await waitFor(() => expect(timer).toHaveFocus());
    await expect(server.changes()).toEqual([
      {
        call: 'POST /api/admin/player-bonuses',
        body: {
          playerId: giulia.id,
          bonusTypeId: sampleBonusTypes[2]?.id,
          weekStartDate: '2026-11-16',
          dateEarned: TODAY,
          manuallyAssigned: true,
          assignedBy: 'admin',
        },
      },
    ]);
  },
};

export const Refused: Story = {
  beforeEach: () =>
    playServer({ refuses: { 'POST /api/admin/player-bonuses': [409, 'Il mese è definitivo'] } }).end,
  play: async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: /First Timer/ }));
    await screen.findByText('Il mese è definitivo');
  },
};

export const OnTheirWay: Story = { args: { types: undefined, awards: undefined } };
