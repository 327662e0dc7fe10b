import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Design system/Messaggi e conferme/EmptyState',
  component: EmptyState,
  args: { title: 'Nessun partecipante' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Players: Story = {
  args: {
    title: 'Nessun partecipante',
    children: 'Aggiungi chi è in gara: la classifica parte da qui.',
    action: <Button tone="primary">Aggiungi Primo Partecipante</Button>,
  },
};
export const Board: Story = {
  args: { title: 'La salita comincia oggi', children: 'I primi punti del mese compaiono qui.' },
};
