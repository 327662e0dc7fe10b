import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Grid } from './grid.tsx';

const meta = {
  title: 'Design system/Disposizione/Grid',
  component: Grid,
  args: {
    children: ['Totale', 'Score', 'Chiamate', 'App. fatti', 'Presenze'].map((name) => (
      <Card key={name}>{name}</Card>
    )),
    columns: 'narrow',
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As many equal columns as fit. */
export const Cells: Story = {};
