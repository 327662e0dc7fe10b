import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../grid/grid.tsx';
import { Stack } from '../stack/stack.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Design system/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  render: () => (
    <Stack gap="xs">
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
    </Stack>
  ),
};
export const Rows: Story = {
  render: () => (
    <Stack gap="xs">
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </Stack>
  ),
};
export const Cards: Story = {
  render: () => (
    <Grid>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Grid>
  ),
};
