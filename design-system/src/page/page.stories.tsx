import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Page } from './page.tsx';

const meta = {
  title: 'Design system/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { children: <Card>La colonna della pagina, con i suoi margini.</Card> },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Board: Story = {};
export const Reading: Story = { args: { width: 'reading' } };
export const Wide: Story = { args: { width: 'wide' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
