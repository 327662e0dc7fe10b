import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from './fact-list.tsx';

const meta = {
  title: 'Design system/Dati e podio/FactList',
  component: FactList,
  args: {
    facts: [
      { name: 'Ultimo uso', value: 'oggi alle 18' },
      { name: 'Creata da', value: 'Sara' },
      { name: 'Creata il', value: '24 novembre' },
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OneIsOdd: Story = {
  args: {
    facts: [
      { name: 'Dati', value: 'di 9 minuti fa', isOdd: true },
      { name: 'Riavvii', value: '0' },
    ],
  },
};
