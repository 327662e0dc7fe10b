import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Grid } from '../grid/grid.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Design system/Attese/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { shape: 'line', width: 'full' } };

export const Lines: Story = {
  render: () => (
    <Stack gap="xs">
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton width="most" />
    </Stack>
  ),
};

/** Out of view: nothing loads yet, and nothing moves. */
export const Still: Story = { args: { shape: 'calendar', isStill: true } };

/** A card with a mark, a name, figures and a button, beside its calendar. */
export const CardToCome: Story = {
  render: () => (
    <Card>
      <Grid>
        <Stack gap="md">
          <Inline gap="sm">
            <Skeleton shape="mark" />
            <Skeleton shape="title" width="half" />
          </Inline>
          <Skeleton shape="numeral" width="third" />
          <Skeleton shape="button" />
        </Stack>
        <Skeleton shape="calendar" />
      </Grid>
    </Card>
  ),
};
