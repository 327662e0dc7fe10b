import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Design system/Testo/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'sale di 2 posizioni' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnlyHeard: Story = {
  render: (args) => (
    <p>
      ▲ 2 <VisuallyHidden {...args} />
    </p>
  ),
};
