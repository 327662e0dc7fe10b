import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatPoints } from '@vetta/contract/client/formats';
import { COLLAPSED_ROWS, hasPoints, type PrerenderData } from '@vetta/contract/prerender';
import { siteTexts } from '@vetta/contract/site-texts';
import { type Leaderboard, TieReason } from '@vetta/contract/standings';
import mustache from 'mustache';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, within } from 'storybook/test';
import { Hero } from '../hero/hero.tsx';
import { PositionSearch } from '../hero/position-search.tsx';
import { freshnessView } from '../leaderboard/freshness-view.ts';
import { LiveBoard } from '../leaderboard/live-board.tsx';
import { rowView } from '../leaderboard/row-view.ts';
import { emptyBoard, sampleBoard, sampleEntries, sampleStanding } from '../leaderboard/sample-board.ts';
import { monthView } from '../month/month-view.ts';
import HomePage from './page.tsx';
import Prerender from './prerender.tsx';
import { PublicPage } from './public-page.tsx';
import { WithAnswers } from './sample-context.tsx';
import { samplePrizes } from './sample-site.ts';

const NOW = new Date('2026-11-21T17:45:00Z');

const LivePage = ({ board }: { board: Leaderboard }) => (
  <PublicPage
    texts={siteTexts}
    top={
      <Hero month={monthView(NOW)} texts={siteTexts}>
        <PositionSearch texts={siteTexts} players={board.entries} areExamples={false} />
      </Hero>
    }
    board={<LiveBoard board={board} now={NOW} loadedAt={0} failedAt={null} />}
  />
);

const meta = {
  title: 'Pagina pubblica/Pagina',
  component: LivePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LivePage>;
export default meta;
type Story = StoryObj<typeof meta>;

function prerenderData(board: Leaderboard): PrerenderData {
  const rows = hasPoints(board) ? board.entries : [];
  return {
    ...monthView(NOW),
    ...freshnessView(board, NOW),
    month: board.month,
    entries: rows.slice(0, COLLAPSED_ROWS).map((entry) => rowView(entry, rows[0]?.total ?? 0)),
    count: rows.length > 0 ? formatPoints(rows.length) : '',
    hidden: rows.length > COLLAPSED_ROWS ? formatPoints(rows.length - COLLAPSED_ROWS) : '',
  };
}

/** Adds the true key `slot:word` for each text, as `PrerenderData` describes. */
const withWordKeys = (view: object): object => ({
  ...view,
  ...Object.fromEntries(Object.entries(view).map(([slot, word]) => [`${slot}:${word}`, true])),
});

/** The page's markup without the attributes and elements that only the live page has. */
const comparable = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const row of body.querySelectorAll('[data-player]')) row.removeAttribute('data-player');
  // React writes these two in another order, and an empty value only on the live page.
  for (const input of body.querySelectorAll('input')) {
    for (const name of ['type', 'value']) input.removeAttribute(name);
  }
  for (const status of body.querySelectorAll('[role="status"]')) status.remove();
  return body.querySelector('main')?.outerHTML;
};

/** The prerendered markup equals the markup that React renders. */
const equalsThePrerender: Story['play'] = async ({ args, canvasElement }) => {
  const data = prerenderData(args.board);
  const html = mustache.render(renderToStaticMarkup(<Prerender />), {
    ...withWordKeys(data),
    entries: data.entries.map(withWordKeys),
  });
  await expect(html).not.toContain('{{');
  await expect(html).not.toContain('style=');
  await expect(comparable(html)).toBe(comparable(canvasElement.innerHTML));
};

export const Full: Story = { args: { board: sampleBoard() }, play: equalsThePrerender };
export const Few: Story = {
  args: { board: sampleBoard(sampleEntries.slice(0, 4)) },
  play: equalsThePrerender,
};
export const Empty: Story = { args: { board: emptyBoard() }, play: equalsThePrerender };

/** Every word of a row: ties, movements, and why prizes are closed. */
export const Words: Story = {
  args: {
    board: sampleBoard(
      TieReason.options.map((tie, index) =>
        sampleStanding({
          position: index + 1,
          playerId: tie,
          total: 900,
          movement: index - 1,
          tie,
          notEligible: index % 2 === 0 ? 'late' : 'disqualified',
        }),
      ),
    ),
  },
  play: equalsThePrerender,
};

/** A final month whose standings changed before today. Markup in a name stays text. */
export const Final: Story = {
  args: {
    board: {
      ...sampleBoard(sampleEntries.slice(0, 3).map((entry) => ({ ...entry, name: `<b>"D'Àvila" & co</b>` }))),
      state: 'final',
      updatedAt: '2026-11-20T22:59:00Z',
    },
  },
  play: equalsThePrerender,
};

/** The page with everything below the board, in the order of its sections. */
export const Whole: Story = {
  args: { board: { ...sampleBoard(), prizes: [...samplePrizes] } },
  render: ({ board }) => (
    <WithAnswers board={board}>{(context) => <HomePage context={context} />}</WithAnswers>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Regole' }, { timeout: 5000 });
    await canvas.findByRole('heading', { name: 'Call Beast' });
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual([
      'Classifica',
      'Fine giornata',
      'Come si sale',
      'Bonus settimanali',
      'Premi del mese',
      'La lotteria del mese',
      'Regole',
    ]);
  },
};
