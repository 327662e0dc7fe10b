import type { Meta, StoryObj } from '@storybook/react-vite';
import { shownValues } from './frame.tsx';
import { Type } from './type.tsx';

const meta = {
  title: 'Fondamenti/Carattere',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, actions: { disable: true } },
} satisfies Meta;
export default meta;

export const Page: StoryObj = {
  name: 'Carattere',
  render: (_args, { globals }) => <Type values={shownValues(globals)} />,
};
