import type { Meta, StoryObj } from '@storybook/react-vite';
import { shownValues } from './frame.tsx';
import { Motion } from './motion.tsx';

const meta = {
  title: 'Fondamenti/Movimento',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, actions: { disable: true } },
} satisfies Meta;
export default meta;

export const Page: StoryObj = {
  name: 'Movimento',
  render: (_args, { globals }) => <Motion values={shownValues(globals)} />,
};
