import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo.tsx';

const meta = {
  title: 'Design system/Immagini/Logo',
  component: Logo,
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Header: Story = {};
export const Large: Story = { args: { size: 'lg' } };
export const Mark: Story = { args: { markOnly: true } };
