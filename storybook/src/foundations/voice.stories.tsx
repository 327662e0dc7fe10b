import type { Meta, StoryObj } from '@storybook/react-vite';
import { Voice } from './voice.tsx';

const meta = {
  title: 'Fondamenti/Voce',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, actions: { disable: true } },
} satisfies Meta;
export default meta;

export const Page: StoryObj = { name: 'Voce', render: () => <Voice /> };
