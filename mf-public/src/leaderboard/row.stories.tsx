import type { Meta, StoryObj } from '@storybook/react-vite';
import { metalOf } from '@vetta/contract/honours';
import { prerenderRow } from '@vetta/contract/prerender-row';
import type { Standing } from '@vetta/contract/standings';
import { expect } from 'storybook/test';
import { Row } from './row.tsx';
import { sampleBoard } from './sample-board.ts';

const board = sampleBoard().entries;
const [gold, silver, bronze, fourth] = board;

const Rows = ({ standings }: { standings: readonly (Standing | undefined)[] }) => (
  <ol>
    {standings.map(
      (standing) =>
        standing && (
          <Row
            key={standing.playerId}
            row={prerenderRow(standing, 3120, metalOf(board, standing.playerId), standing === fourth)}
          />
        ),
    )}
  </ol>
);

const meta = { title: 'Pagina pubblica/Riga', component: Rows } satisfies Meta<typeof Rows>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Gold, silver and bronze. */
export const Podium: Story = {
  args: { standings: [gold, silver, bronze] },
  play: async ({ canvas }) => {
    const badges = canvas.getAllByText('PODIO');
    await expect(new Set(badges.map((badge) => getComputedStyle(badge).backgroundColor)).size).toBe(3);
  },
};

export const OutOfThePrizes: Story = {
  args: {
    standings: [
      gold && { ...gold, eligible: false, notEligible: 'late' },
      silver && { ...silver, eligible: false, notEligible: 'disqualified' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fuori gara per i premi: in gara a mese iniziato')).toBeVisible();
    await expect(canvas.getByText('squalifica')).toBeVisible();
  },
};

/** Points that tonight's close may still change have a ring, and a word for screen readers. */
export const Provisional: Story = {
  args: { standings: [gold && { ...gold, provisional: true }, silver] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('provvisori')).toHaveLength(1);
  },
};
