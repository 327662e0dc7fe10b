import type { Meta, StoryObj } from '@storybook/react-vite';
import { Light } from './light.tsx';

const meta = {
  title: 'Fondamenti/Luce e curve',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, actions: { disable: true } },
} satisfies Meta;
export default meta;

export const Page: StoryObj = { name: 'Luce e curve', render: () => <Light /> };
