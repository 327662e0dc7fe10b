import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Draws } from '@vetta/contract/draws';
import { Page } from '@vetta/design-system/page';
import { expect, userEvent } from 'storybook/test';
import { shows } from '../../testing/play.ts';
import { WithAnswers } from '../page/sample-context.tsx';
import { LotteryDraw } from './lottery-draw.tsx';
import { sampleDraw, sampleDraws, samplePending } from './sample-draws.ts';

const Draw = ({ answer }: { readonly answer: Draws | Error }) => (
  <Page>
    <WithAnswers draws={answer}>
      {({ queries }) => <LotteryDraw queries={queries} month="2026-11" />}
    </WithAnswers>
  </Page>
);

const meta = { title: 'Pagina pubblica/Estrazione', component: Draw } satisfies Meta<typeof Draw>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the draw: the hash of its secret is there to be written down. */
export const Sealed: Story = {
  args: { answer: sampleDraws({ pending: [samplePending] }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Busta sigillata');
    await expect(canvas.getByText(samplePending.commitment)).toBeVisible();
  },
};

export const Drawn: Story = {
  args: { answer: sampleDraws({ draws: [sampleDraw()] }) },
  play: shows('Giulia Ferrari'),
};

/** «Verifica» repeats the draw on this device and says what it found. */
export const Checked: Story = {
  args: { answer: sampleDraws({ draws: [sampleDraw()] }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verifica' }));
    await canvas.findByText('La verifica torna');
    await expect(
      canvas.getByText('Il calcolo rifatto su questo dispositivo estrae Giulia Ferrari'),
    ).toBeVisible();
  },
};

/** A published winner whom the secret does not give. */
export const Wrong: Story = {
  args: {
    answer: sampleDraws({ draws: [sampleDraw({ winnerId: sampleDraw().participants[3]?.id ?? null })] }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verifica' }));
    await canvas.findByText('La verifica non torna');
  },
};

export const NoParticipants: Story = {
  args: { answer: sampleDraws({ draws: [sampleDraw({ participants: [], winnerId: null })] }) },
  play: shows('Nessun vincitore'),
};

/** A voided draw stays visible, and so does a commitment that a restored league replaced. */
export const VoidedAndReplaced: Story = {
  args: {
    answer: sampleDraws({
      pending: [samplePending],
      draws: [
        sampleDraw({ voidedAt: '2026-12-01T09:12:00Z', voidReason: 'Un partecipante era squalificato' }),
      ],
      replaced: [
        {
          commitment: 'c0ffee4f20d85a63c1f7e09b3d52a846e8f0173cbd9465a27f31e08c5d6b924a',
          committedAt: '2026-10-31T22:59:03.000Z',
          replacedAt: '2026-11-12T08:30:00.000Z',
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/annullata il .*: Un partecipante era squalificato/);
    await expect(canvas.getByText(/i dati sono stati ripristinati/)).toBeVisible();
  },
};

export const Unreachable: Story = {
  args: { answer: new TypeError('Failed to fetch') },
  play: shows('Estrazione non raggiungibile'),
};
