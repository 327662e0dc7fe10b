import type { Meta, StoryObj } from '@storybook/react-vite';
import { fromAddress } from '@vetta/design-system/tokens/address';
import { Colour } from './colour.tsx';
import { shownValues } from './frame.tsx';

const meta = {
  title: 'Fondamenti/Colore',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, actions: { disable: true } },
} satisfies Meta;
export default meta;

export const Page: StoryObj = {
  name: 'Colore',
  render: (_args, { globals }) => (
    <Colour values={shownValues(globals)} changes={fromAddress(globals.tokens)} />
  ),
};
