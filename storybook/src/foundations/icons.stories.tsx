import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icons } from './icons.tsx';

const meta = {
  title: 'Fondamenti/Icone',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, actions: { disable: true } },
} satisfies Meta;
export default meta;

export const Page: StoryObj = { name: 'Icone', render: () => <Icons /> };
