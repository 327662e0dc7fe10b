import type { Meta, StoryObj } from '@storybook/react-vite';
import { Glow, Heading } from './heading.tsx';

const meta = {
  title: 'Design system/Testo/Heading',
  component: Heading,
  args: { level: 2, children: 'Classifica' },
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hero: Story = {
  args: {
    level: 1,
    size: 'hero',
    children: (
      <>
        Chi arriva
        <br />
        <Glow>in vetta?</Glow>
      </>
    ),
  },
};
export const Display: Story = { args: { level: 1, children: 'Classifica di novembre' } };
export const Title: Story = { args: { level: 2, children: 'Classifica' } };
export const Section: Story = { args: { level: 3, children: 'Bonus Settimanali' } };
export const Label: Story = { args: { level: 4, children: 'Giulia Ferrari' } };
