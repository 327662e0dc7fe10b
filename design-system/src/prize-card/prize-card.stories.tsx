import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { MissingMedia } from '../missing-media/missing-media.tsx';
import { PrizeCard } from './prize-card.tsx';

const media = (
  <div style={{ position: 'relative', aspectRatio: '16 / 9' }}>
    <MissingMedia>Immagine non disponibile</MissingMedia>
  </div>
);

const prize = { title: 'Un fine settimana in montagna', description: 'Due notti in rifugio per due persone' };

const meta = {
  title: 'Design system/Dati e podio/PrizeCard',
  component: PrizeCard,
  args: {
    label: '1° POSTO',
    place: 1,
    prize,
    media,
  },
  decorators: [
    (Story) => (
      <div style={{ width: '20rem', maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PrizeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Fourth: Story = { args: { label: '4° POSTO', place: 4, prize: { title: prize.title } } };
export const Lottery: Story = {
  args: { label: 'LOTTERIA', place: null, prize: { ...prize, title: 'La scatola misteriosa' } },
};
export const Inactive: Story = { args: { isDimmed: true, actions: <Button size="sm">Modifica</Button> } };
export const LongWords: Story = {
  args: {
    prize: { ...prize, title: 'Buono regalo Precipitevolissimevolmente da cinquanta euro' },
    place: 2,
    label: '2° POSTO',
  },
};
