import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import type { FrontEndQueries } from '@vetta/contract/front-end';
import type { LastMonth } from '@vetta/contract/receipts';
import type { Leaderboard, Standing } from '@vetta/contract/standings';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longestNames } from '../kiosk/sample-teams.ts';
import { emptyBoard, sampleBoard, sampleEntries } from '../leaderboard/sample-board.ts';
import { WithAnswers } from '../page/sample-context.tsx';
import { OwnPlaceBar } from './own-place-bar.tsx';

interface BarProps {
  readonly board: Leaderboard;
  readonly own: Pick<Standing, 'playerId' | 'name'> | undefined;
  readonly lastMonth?: LastMonth;
}

/** A page that is longer than the screen, with the bar at its end. */
const Bar = ({ board, own, lastMonth }: BarProps) => (
  <WithAnswers board={board} {...(lastMonth && { lastMonth })}>
    {({ queries }) => (
      <div style={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
        <div style={{ height: '120vh' }} />
        <footer>Il piè di pagina</footer>
        {own && <Loaded queries={queries} own={own} />}
      </div>
    )}
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

const [giulia, , sara, marco, , long] = sampleEntries;
const last = sampleEntries.at(-1);

/** Place, points, and how far the next place is. */
export const Closed: Story = {
  args: { own: marco },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', {
      name: /Al 3° posto mancano 576 punti/,
    });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

const october = (month: string, points: number | null): LastMonth => ({
  playerId: marco?.playerId ?? '',
  month,
  points,
});

/** What this device's player had at this point of the month before, quietly below. */
export const LastMonthToo: Story = {
  args: { own: marco, lastMonth: october('2026-10', 1820) },
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByText(/^A questo punto di ottobre avevi/);
    await expect(line).toHaveTextContent('A questo punto di ottobre avevi 1.820 pt');
    await expect(within(line).getByText('1.820 pt')).toHaveAttribute('translate', 'no');
  },
};

/** On the narrowest phone it breaks, and the points stay together. */
export const LastMonthOnPhone: Story = {
  ...LastMonthToo,
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await LastMonthToo.play?.(context);
    await expect(within(context.canvasElement).getByText('1.820 pt').getClientRects()).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

const saysNothing: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('button', { name: /Al 3° posto mancano 576 punti/ });
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect(within(canvasElement).queryByText(/A questo punto/)).toBeNull();
};

/** Who was not there last month is told nothing. */
export const NewThisMonth: Story = {
  args: { own: marco, lastMonth: october('2026-10', null) },
  play: saysNothing,
};

/** An answer from before midnight is of another month: nothing is said until the next. */
export const AnswerOfAnotherMonth: Story = {
  args: { own: marco, lastMonth: october('2026-09', 1820) },
  play: saysNothing,
};

/** Five rows around one's own. Escape closes them, and the bar has the focus again. */
export const Opened: Story = {
  args: { own: marco },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: /Marco De Luca/ });
    await userEvent.click(button);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('Marco De Luca');
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = await canvas.findByRole('complementary', { name: 'La mia posizione' });
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() =>
      expect(canvas.getByText('Il piè di pagina').getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar.getBoundingClientRect().top,
      ),
    );
  },
};

export const First: Story = {
  args: { own: giulia },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Sei in vetta');
  },
};

export const Tied: Story = {
  args: { own: sara },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('A pari punti con Niccolò D’Àvila: ne basta 1');
  },
};

export const LongName: Story = { args: { own: long } };

/** On the narrowest phone the name ends in dots, and the figures stay on the screen. */
export const LongNameOnPhone: Story = {
  args: { board: sampleBoard(longestNames()), own: longestNames()[1] },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByText(/^Maria Antonietta Francesca/);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(name.getClientRects()).toHaveLength(1);
    const bar = canvas.getByRole('complementary', { name: 'La mia posizione' });
    await expect(bar.scrollWidth).toBe(bar.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const OnePlayer: Story = {
  args: { board: sampleBoard(sampleEntries.slice(0, 1)), own: giulia },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Giulia Ferrari/ }));
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(1);
  },
};

/** A month that has just begun: the bar keeps the name. */
export const NoPoints: Story = {
  args: { board: emptyBoard(), own: marco },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Con i primi punti comincia la salita');
    const bar = within(canvasElement).getByRole('complementary', { name: 'La mia posizione' });
    await within(bar).findByText('Marco De Luca');
  },
};

/** The player left the board: calmly said, and easily forgotten. */
export const Absent: Story = {
  args: { board: sampleBoard(sampleEntries.slice(0, 3)), own: marco },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Marco De Luca non è nella classifica di questo mese');
    await canvas.findByRole('button', { name: 'Non sono io' });
  },
};
