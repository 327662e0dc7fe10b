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

/** A total that an admin corrected says by how much: every row adds up. */
export const Corrected: Story = {
  args: {
    standings: [
      fourth && { ...fourth, total: fourth.total + 81 },
      fourth && { ...fourth, position: 5, playerId: '5', total: fourth.total - 1400 },
    ],
  },
  play: async ({ canvasElement }) => {
    const words = [...canvasElement.querySelectorAll('li')].map(({ textContent }) => textContent);
    await expect(words[0]).toContain('2.310 punti + 100 bonus +81 correzione');
    await expect(words[1]).toContain('2.310 punti + 100 bonus −1.400 correzione');
  },
};

/** A very long name wraps; it is not cut. */
export const LongName: Story = {
  args: {
    standings: [fourth && { ...fourth, name: 'Alessandro Ricci-Bonaventura di Collalto e Santa Fiora' }],
  },
  play: async ({ canvas }) => {
    const name = canvas.getByText(/Santa Fiora$/);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
};

const tied = (tie: NonNullable<Standing['tie']>, index: number) =>
  fourth && { ...fourth, tie, position: 4 + index, playerId: String(index) };

/** What decided between equal points is said in words. */
export const Ties: Story = {
  args: { standings: (['apptDone', 'apptSet', 'rings', 'lastPosition', 'name'] as const).map(tied) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A parità di punti: prima chi ha più appuntamenti conclusi')).toBeVisible();
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
