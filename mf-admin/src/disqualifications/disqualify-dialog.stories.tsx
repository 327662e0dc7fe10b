import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleBoard } from '../../testing/dashboard.ts';
import { sampleDisqualification } from '../../testing/leavers.ts';
import { changes, reply } from '../../testing/mock-api.ts';
import { samplePlayers } from '../../testing/office.ts';
import { press, see, sentOnly, shows } from '../../testing/play.ts';
import { inOffice } from '../../testing/section-stories.ts';
import { DisqualifyDialog } from './disqualify-dialog.tsx';

const disqualify = 'PUT /api/admin/players/{id}/disqualification';

const meta = {
  ...inOffice(reply(disqualify, sampleDisqualification), reply('GET /api/leaderboard', sampleBoard)),
  title: 'Amministrazione/Squalifica',
  component: DisqualifyDialog,
  args: { player: samplePlayers[0], month: '2026-11', isPast: false, onClose: fn() },
} satisfies Meta<typeof DisqualifyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask = async () => within(await screen.findByRole('dialog', { name: 'Squalifica Giulia Ferrari' }));

/** A cause is required; details are added to it. The reason is sent as one text. */
export const Disqualify: Story = {
  play: async ({ args }) => {
    const dialog = await ask();
    await press('Squalifica', dialog);
    await dialog.findByText('Scegli una causa');
    await expect(changes).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Numeri falsificati nel tracker' }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Dettagli (facoltativi)' }),
      '300 in un’ora{Enter}',
    );
    await see('Squalifica registrata', /^In vetta a novembre: Giulia Ferrari, poi /);
    await sentOnly([
      disqualify,
      { month: '2026-11', reason: 'Numeri falsificati nel tracker: 300 in un’ora' },
    ]);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Another reason is in the admin's own words, which are then required. */
export const OwnWords: Story = {
  play: async () => {
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('radio', { name: 'Altro motivo' }));
    await press('Squalifica', dialog);
    await dialog.findByText('Campo obbligatorio');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveFocus());
    await userEvent.keyboard('Ha chiamato sé stesso{Enter}');
    await screen.findByText('Squalifica registrata');
    await sentOnly([disqualify, { month: '2026-11', reason: 'Ha chiamato sé stesso' }]);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** A final month changes only when it is rebuilt. */
export const PastMonth: Story = {
  args: { month: '2026-10', isPast: true },
  play: shows(/Se il mese è già definitivo, vale da quando viene ricalcolato/),
};
