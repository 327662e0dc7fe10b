import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { leaderboard } from '@vetta/contract/client/public-queries';
import type { Leaderboard } from '@vetta/contract/standings';
import { boardOf, sampleStanding } from '@vetta/contract/testing/samples';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { PlainBoard } from './plain-board.tsx';

const teamOf = (names: readonly string[]): Leaderboard =>
  boardOf(
    names.map((name, index) =>
      sampleStanding({
        position: index + 1,
        playerId: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
        name,
        score: 4000 - index * 19,
      }),
    ),
  );

/** The board as large as the window. Without data it waits. */
function Wall({ board }: { readonly board?: Leaderboard }) {
  const [client] = useState(() => {
    const created = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
    if (board) created.setQueryData(leaderboard.queryKey, board);
    return created;
  });
  return (
    <QueryClientProvider client={client}>
      <div data-theme="kiosk" style={{ position: 'fixed', inset: 0, fontSize: 'var(--vetta-size-md)' }}>
        <PlainBoard />
      </div>
    </QueryClientProvider>
  );
}

const meta = {
  title: 'Schermo/Tabellone semplice',
  component: Wall,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Wall>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (count: number) =>
  Array.from({ length: count }, (_, index) => `Partecipante numero ${index + 1}`);

export const ThreePlayers: Story = { args: { board: teamOf(names(3)) } };
export const TwoHundred: Story = {
  args: { board: teamOf(names(200)) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(10);
    await within(canvasElement).findByText('1 di 20');
  },
};
export const LongestNames: Story = {
  args: {
    board: teamOf(Array.from({ length: 10 }, () => 'Maria Antonietta Francesca della Rovere Montefeltro')),
  },
};
export const Empty: Story = { args: { board: teamOf([]) } };
export const Waiting: Story = {};
