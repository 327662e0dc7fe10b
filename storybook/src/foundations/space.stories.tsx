import type { Meta, StoryObj } from '@storybook/react-vite';
import { shownValues } from './frame.tsx';
import { Space } from './space.tsx';

const meta = {
  title: 'Fondamenti/Spazio',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, actions: { disable: true } },
} satisfies Meta;
export default meta;

export const Page: StoryObj = {
  name: 'Spazio',
  render: (_args, { globals }) => <Space values={shownValues(globals)} />,
};
