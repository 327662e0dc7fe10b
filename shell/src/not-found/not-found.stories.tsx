import type { Meta, StoryObj } from '@storybook/react-vite';
import NotFound from './not-found.tsx';

const meta = {
  title: 'Pagine/Indirizzo sconosciuto',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
