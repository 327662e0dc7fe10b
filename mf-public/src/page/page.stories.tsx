import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatPoints } from '@vetta/contract/client/formats';
import { groupsOf } from '@vetta/contract/groups';
import { firstBehindPodium, metalOf, nextAbove } from '@vetta/contract/honours';
import { COLLAPSED_ROWS, hasPoints, type PrerenderData } from '@vetta/contract/prerender';
import { prerenderRow } from '@vetta/contract/prerender-row';
import { siteTexts } from '@vetta/contract/site-texts';
import { type Leaderboard, TieReason } from '@vetta/contract/standings';
import { sampleStanding } from '@vetta/contract/testing/samples';
import mustache from 'mustache';
import { type ComponentProps, lazy, type ReactNode, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { sentPage, takeOver, withWordKeys } from '../../testing/prerendered.ts';
import { monthView } from '../current-month/month-view.ts';
import { Hero } from '../hero/hero.tsx';
import { PositionSearch } from '../hero/position-search.tsx';
import { longestNames, teamOf } from '../kiosk/sample-teams.ts';
import { freshnessView } from '../leaderboard/freshness-view.ts';
import { LiveBoard } from '../leaderboard/live-board.tsx';
import { emptyBoard, sampleBoard, sampleEntries } from '../leaderboard/sample-board.ts';
import { BelowPlace } from './below-place.tsx';
import HomePage from './page.tsx';
import Prerender from './prerender.tsx';
import { PublicPage } from './public-page.tsx';
import { WithAnswers } from './sample-context.tsx';
import { samplePrizes, sampleSite } from './sample-site.ts';
import { bySection } from './section-names.ts';

const NOW = new Date('2026-11-21T17:45:00Z');

/** A section whose code never comes. */
const Asleep = lazy(() => new Promise<never>(() => {}));
const asleep = bySection(() => <Asleep />);

const LivePage = ({ board }: { board: Leaderboard }) => (
  <PublicPage
    texts={siteTexts}
    top={
      <Hero month={monthView(NOW)} texts={siteTexts}>
        <PositionSearch texts={siteTexts} players={board.entries} />
      </Hero>
    }
    board={<LiveBoard texts={siteTexts} board={board} now={NOW} stale={null} />}
    below={<BelowPlace sections={asleep} />}
  />
);

const meta = {
  title: 'Pagina pubblica/Pagina',
  component: LivePage,
  parameters: { layout: 'fullscreen' },
  // What is below the board comes at the visitor's first move.
  beforeEach: () => {
    const moves = setInterval(() => dispatchEvent(new Event('pointermove')), 100);
    return () => clearInterval(moves);
  },
} satisfies Meta<typeof LivePage>;
export default meta;
type Story = StoryObj<typeof meta>;

function prerenderData(board: Leaderboard): PrerenderData {
  const rows = hasPoints(board) ? board.entries : [];
  const groups = groupsOf(rows);
  const views = rows.map((entry) =>
    prerenderRow(
      entry,
      rows[0]?.total ?? 0,
      metalOf(rows, entry.playerId),
      entry === firstBehindPodium(rows),
      nextAbove(rows, entry.playerId),
    ),
  );
  return {
    ...monthView(NOW),
    ...freshnessView(board, NOW),
    known: 'alle 18:50',
    month: board.month,
    entries: views.slice(0, COLLAPSED_ROWS),
    others: views.slice(COLLAPSED_ROWS),
    count: rows.length > 0 ? formatPoints(rows.length) : '',
    hidden: rows.length > COLLAPSED_ROWS ? formatPoints(rows.length - COLLAPSED_ROWS) : '',
    launch: 'past',
    groups,
    roles: groups.length > 0 ? 'yes' : '',
    texts: siteTexts,
  };
}

/** The texts by section, as mustache looks them up. */
const textsBySection = () => {
  const sections: Record<string, Record<string, string>> = {};
  for (const [key, text] of Object.entries(siteTexts)) {
    const [section = '', name = ''] = key.split('.');
    sections[section] = { ...sections[section], [name]: text };
  }
  return sections;
};

/** The prerendered markup, as the api fills it in. */
function prerendered(board: Leaderboard): string {
  const { texts: _, ...data } = prerenderData(board);
  return mustache.render(renderToString(<Prerender />), {
    ...withWordKeys(data),
    entries: data.entries.map(withWordKeys),
    texts: textsBySection(),
  });
}

/** React takes the prerendered markup over as it is. */
const hydratesThePrerender: Story['play'] = async ({ args, canvasElement }) => {
  const page = await sentPage(canvasElement, prerendered(args.board));
  const live = (
    <Mounted onMount={() => page.setAttribute('data-live', '')}>
      <LivePage {...args} />
    </Mounted>
  );
  await takeOver(page, live, () => waitFor(() => expect(page).toHaveAttribute('data-live')));
};

function Mounted({ onMount, children }: { readonly onMount: () => void; readonly children: ReactNode }) {
  useEffect(onMount, [onMount]);
  return children;
}

export const Full: Story = { args: { board: sampleBoard() }, play: hydratesThePrerender };
export const Few: Story = {
  args: { board: sampleBoard(sampleEntries.slice(0, 4)) },
  play: hydratesThePrerender,
};
export const Empty: Story = { args: { board: emptyBoard() }, play: hydratesThePrerender };

/** Every word of a row: role and team, by which it is filtered, ties, movements, and why prizes are closed. */
export const Words: Story = {
  args: {
    board: sampleBoard(
      TieReason.options.map((tie, index) =>
        sampleStanding({
          position: index + 1,
          playerId: tie,
          total: 900,
          role: 'setter',
          team: index === 0 ? null : 'Lupi & co',
          movement: index - 1,
          tie,
          notEligible: index % 2 === 0 ? 'late' : 'disqualified',
        }),
      ),
    ),
  },
  play: hydratesThePrerender,
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
  play: hydratesThePrerender,
};

/** The page with everything below the board, in the order of its sections. */
export const Whole: Story = {
  args: { board: { ...sampleBoard(), prizes: [...samplePrizes] } },
  render: ({ board }) => (
    <WithAnswers board={board}>{(context) => <HomePage context={context} />}</WithAnswers>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Regole' }, { timeout: 20_000 });
    await canvas.findByRole('heading', { name: 'Call Beast' });
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual([
      'Classifica',
      'Fine giornata',
      'Come si sale',
      'Bonus settimanali',
      'Premi del mese',
      'La lotteria del mese',
      'Albo d’oro',
      'Regole',
    ]);
  },
};

/** The whole page with other answers. */
const whole = (answers: Partial<ComponentProps<typeof WithAnswers>>, shown: string | RegExp): Story => ({
  args: { board: sampleBoard() },
  render: () => <WithAnswers {...answers}>{(context) => <HomePage context={context} />}</WithAnswers>,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Fine giornata' });
    await canvas.findAllByText(shown);
  },
});

export const WholeThree = whole({ board: sampleBoard(teamOf(3)) }, 'Giulia Ferrari');
export const WholeTwoHundred = whole({ board: sampleBoard(teamOf(200)) }, /200 in gara/);
export const WholeLongestNames = whole({ board: sampleBoard(longestNames()) }, /Buonaventura-Cavalcanti/);
export const WholeLongestNamesOnPhone: Story = {
  ...WholeLongestNames,
  globals: { viewport: { value: 'mobile1' } },
};
/** On the narrowest phone an admin's long titles stay within the screen, and their words may break between syllables. */
export const WholeLongTitlesOnPhone: Story = {
  ...whole(
    {
      site: sampleSite({
        texts: {
          ...siteTexts,
          'hero.titleAccent': 'straordinariamente?',
          'leaderboard.title': 'Una classifica straordinaria',
          'prizes.title': 'Premi indimenticabili',
        },
      }),
    },
    'Giulia Ferrari',
  ),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Fine giornata' }, { timeout: 20_000 });
    const heading = canvas.getByRole('heading', { name: 'Una classifica straordinaria' });
    await expect(getComputedStyle(heading).hyphens).toBe('auto');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const WholeEmpty = whole({ board: emptyBoard() }, 'Nessuna entry ancora questo mese');
/** The server answers nothing. */
export const WholeOffline = whole(
  {
    board: new TypeError('Failed to fetch'),
    site: new TypeError('Failed to fetch'),
    scoring: new TypeError('Failed to fetch'),
    months: new TypeError('Failed to fetch'),
    draws: new TypeError('Failed to fetch'),
  },
  'Classifica non raggiungibile',
);
