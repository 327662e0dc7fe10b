import type { Meta, StoryObj } from '@storybook/react-vite';
import { fromAddress } from '@vetta/design-system/tokens/address';
import { Colour } from './colour.tsx';
import { shownValues } from './frame.tsx';
import { Icons } from './icons.tsx';
import { Light } from './light.tsx';
import { Motion } from './motion.tsx';
import { Space } from './space.tsx';
import { Type } from './type.tsx';
import { Voice } from './voice.tsx';

const meta = {
  title: 'Fondamenti/Pagine',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, actions: { disable: true } },
} satisfies Meta;
export default meta;

export const Colore: StoryObj = {
  render: (_args, { globals }) => (
    <Colour values={shownValues(globals)} changes={fromAddress(globals.tokens)} />
  ),
};
export const Carattere: StoryObj = {
  render: (_args, { globals }) => <Type values={shownValues(globals)} />,
};
export const Spazio: StoryObj = { render: (_args, { globals }) => <Space values={shownValues(globals)} /> };
export const LuceECurve: StoryObj = { name: 'Luce e curve', render: () => <Light /> };
export const Movimento: StoryObj = {
  render: (_args, { globals }) => <Motion values={shownValues(globals)} />,
};
export const Icone: StoryObj = { render: () => <Icons /> };
export const Voce: StoryObj = { render: () => <Voice /> };
