import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Design system/Messaggi e conferme/Notice',
  component: Notice,
  args: { tone: 'info', title: 'Dati dimostrativi' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Trouble: Story = {
  args: {
    tone: 'error',
    title: 'Classifica non raggiungibile',
    children: 'Controlla la connessione e riprova fra poco.',
    action: <Button size="sm">Riprova</Button>,
  },
};
export const Warning: Story = {
  args: { tone: 'warning', title: 'Punti Bonus in Attesa', children: 'Entrano in classifica alle 23:59.' },
};
export const Info: Story = {
  args: {
    tone: 'info',
    title: 'Dati dimostrativi',
    children: 'Questo ufficio è inventato.',
    action: <Button size="sm">Rimuovi</Button>,
  },
};
export const Success: Story = {
  args: {
    tone: 'success',
    title: 'Giornata chiusa',
    children: 'La classifica del 21 novembre è definitiva.',
  },
};
