import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import type { Challenge } from '@vetta/contract/challenges';
import type { FrontEndQueries } from '@vetta/contract/front-end';
import type { LastMonth } from '@vetta/contract/receipts';
import type { Leaderboard, Standing } from '@vetta/contract/standings';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { shows } from '../../testing/play.ts';
import { challengesOf } from '../challenges/sample-challenges.ts';
import { ownCardHeight } from '../hero/search-field.css.ts';
import { longestNames } from '../kiosk/sample-teams.ts';
import { emptyBoard, sampleBoard, sampleEntries } from '../leaderboard/sample-board.ts';
import { WithAnswers } from '../page/sample-context.tsx';
import { samplePrizes } from '../page/sample-site.ts';
import { OwnCard } from './own-card.tsx';
import { OwnPlaceBar } from './own-place-bar.tsx';

interface BarProps {
  readonly board: Leaderboard;
  readonly own: Pick<Standing, 'playerId' | 'name'> | undefined;
  readonly lastMonth?: LastMonth;
  readonly challenges?: readonly Challenge[];
  /** The card of the page's top instead of the bar. */
  readonly isCard?: boolean;
}

/** A page that is longer than the screen, with the bar at its end. */
const Bar = ({ board, own, lastMonth, challenges = [], isCard = false }: BarProps) => (
  <WithAnswers board={board} challenges={challenges} {...(lastMonth && { lastMonth })}>
    {({ queries, now }) => {
      const standing = board.entries.find(({ playerId }) => playerId === own?.playerId);
      if (isCard && standing)
        return <OwnCard queries={queries} now={now} board={board} standing={standing} onSearch={() => {}} />;
      return (
        <div style={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
          <div style={{ height: '120vh' }} />
          <footer>Il piè di pagina</footer>
          {own && <Loaded queries={queries} own={own} />}
        </div>
      );
    }}
  </WithAnswers>
);

/** Polls as the board does. */
function Loaded({ queries, own }: { queries: FrontEndQueries; own: NonNullable<BarProps['own']> }) {
  useQuery(queries.leaderboard);
  return <OwnPlaceBar queries={queries} player={{ playerId: own.playerId, name: own.name }} />;
}

const meta = {
  title: 'Pagina pubblica/La mia posizione',
  component: Bar,
  parameters: { layout: 'fullscreen' },
  args: { board: sampleBoard() },
} satisfies Meta<typeof Bar>;
export default meta;
type Story = StoryObj<typeof meta>;

const [, , , marco] = sampleEntries;
const last = sampleEntries.at(-1);

/** Place, points, and how far the next place is; while a sfida runs, one's side and its place, in one clause. */
export const Closed: Story = {
  args: { own: marco, challenges: [challengesOf.teams] },
  play: async ({ canvas }) => {
    const name = /576 punti al 3° posto.* · Nord: al 1° posto/;
    await expect(await canvas.findByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
  },
};

const october = (month: string, points: number | null): LastMonth => ({
  playerId: marco?.playerId ?? '',
  month,
  points,
});

/** The page opens on it: the place, what the next one takes, and the month before. */
export const Card: Story = {
  args: {
    board: { ...sampleBoard(), prizes: [...samplePrizes] },
    own: marco,
    isCard: true,
    challenges: [challengesOf.teams],
    lastMonth: october('2026-10', 1820),
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'La mia posizione' }));
    await card.findByText('Ciao Marco');
    await card.findByText('576 punti al 3° posto: circa 8 appuntamenti conclusi o 24 fissati');
    await card.findByText('Sei nella lotteria · Nord: al 1° posto');
    await card.findByText('+590 su ottobre a questo punto');
    // Higher than the place that the document keeps, it would move the page.
    await expect(card.getByText('Ciao Marco').closest('article')?.parentElement?.clientHeight).toBe(
      16 * Number.parseFloat(ownCardHeight),
    );
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const CardOnPhone: Story = { ...Card, globals: { viewport: { value: 'mobile1' } } };
export const CardBehindOctober: Story = {
  args: { ...Card.args, lastMonth: october('2026-10', 2530) },
  play: shows('120 meno di ottobre a questo punto'),
};

const saysNothing: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByText(/^576 punti al 3° posto: /);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect(within(canvasElement).queryByText(/a questo punto/)).toBeNull();
};

/** Who was not there last month is told nothing. */
export const NewThisMonth: Story = {
  args: { ...Card.args, lastMonth: october('2026-10', null) },
  play: saysNothing,
};

/** An answer from before midnight is of another month: nothing is said until the next. */
export const AnswerOfAnotherMonth: Story = {
  args: { ...Card.args, lastMonth: october('2026-09', 1820) },
  play: saysNothing,
};

/** Five rows around one's own. Escape closes them, and the bar has the focus again. */
export const Opened: Story = {
  args: { own: marco },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /576 punti/ });
    await userEvent.click(button);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('Marco De Luca');
    await canvas.findByText('576 punti al 3° posto: circa 8 appuntamenti conclusi o 24 fissati');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.click(button);
  },
};

/** At the page's end the bar lies below the footer. */
export const AtTheEnd: Story = {
  args: { own: last },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('complementary', { name: 'La mia posizione' });
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() =>
      expect(canvas.getByText('Il piè di pagina').getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar.getBoundingClientRect().top,
      ),
    );
  },
};

/**
 * On the narrowest phone the bar is one line: what has no room ends in dots, the figures stay whole. What can be done is in view,
 * while the rows scroll.
 */
export const OneLineOnPhone: Story = {
  args: { board: sampleBoard(longestNames()), own: longestNames()[1] },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('complementary', { name: 'La mia posizione' });
    await expect(bar.getBoundingClientRect().height).toBeLessThan(72);
    await expect(bar.scrollWidth).toBe(bar.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    const opener = within(bar).getByRole('button');
    await userEvent.click(opener);
    const last = within(bar).getByRole('button', { name: 'Non sono io' });
    await expect(last.getBoundingClientRect().bottom).toBeLessThan(opener.getBoundingClientRect().top);
  },
};

/** A month that has just begun: the bar keeps the name. */
export const NoPoints: Story = {
  args: { board: emptyBoard(), own: marco },
  play: async ({ canvas }) => {
    await canvas.findByText('Con i primi punti comincia la salita');
    const bar = canvas.getByRole('complementary', { name: 'La mia posizione' });
    await within(bar).findByText('Marco De Luca');
  },
};

/** The player left the board: calmly said, and easily forgotten. */
export const Absent: Story = {
  args: { board: sampleBoard(sampleEntries.slice(0, 3)), own: marco },
  play: async ({ canvas }) => {
    await canvas.findByText('Marco De Luca non è nella classifica di questo mese');
    await canvas.findByRole('button', { name: 'Non sono io' });
  },
};
