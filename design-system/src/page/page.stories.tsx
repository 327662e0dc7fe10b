import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Page } from './page.tsx';

const meta = {
  title: 'Design system/Disposizione/Page',
  component: Page,
  args: { children: <Card>Una colonna larga quanto la classifica.</Card> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Board: Story = {};
