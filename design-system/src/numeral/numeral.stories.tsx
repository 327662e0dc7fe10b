import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { CountingNumeral, Numeral } from './numeral.tsx';

const meta = {
  title: 'Design system/Dati e podio/Numeral',
  component: Numeral,
  args: { value: 1234 },
} satisfies Meta<typeof Numeral>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Italian grouping from the first thousand. */
export const Points: Story = {
  args: { value: 3120, unit: 'pt', size: 'title' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('3.120pt');
  },
};
export const Percent: Story = { args: { value: 70, unit: '%', size: 'xl' } };
/** Tabular figures: a column keeps its width while its numbers change. */
export const Column: Story = {
  render: () => (
    <Stack gap="xs" align="end">
      {[3120, 2985, 1111, 88].map((value) => (
        <Numeral key={value} value={value} size="xl" unit="pt" />
      ))}
    </Stack>
  ),
};

const Climb = () => {
  const [points, setPoints] = useState(2410);
  return (
    <Inline>
      <CountingNumeral value={points} unit="pt" size="title" />
      <Button onPress={() => setPoints(points + 700)}>Conclude un appuntamento</Button>
    </Inline>
  );
};

/** It ends exactly at the new value. */
export const Counting: Story = {
  render: () => <Climb />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvasElement).toHaveTextContent('3.110pt'));
  },
};
