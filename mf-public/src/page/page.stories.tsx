import type { Meta, StoryObj } from '@storybook/react-vite';
import { learnServerTime } from '@vetta/contract/client/server-clock';
import { firstView, monthView } from '@vetta/contract/first-view';
import type { Leaderboard } from '@vetta/contract/standings';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'storybook/test';
import { LiveBoard } from '../leaderboard/live-board.tsx';
import { emptyBoard, sampleBoard, sampleEntries } from '../leaderboard/sample-board.ts';
import { MonthTop } from '../month/month-top.tsx';
import FirstView from './first-view.tsx';
import { PublicPage } from './public-page.tsx';

const NOW = new Date('2026-11-21T17:45:00Z');

const AlivePage = ({ board }: { board: Leaderboard }) => (
  <PublicPage
    top={<MonthTop month={monthView(NOW)} />}
    board={<LiveBoard board={board} askedAt={0} failedAt={null} />}
  />
);

const meta = {
  title: 'Pagina pubblica/Pagina',
  component: AlivePage,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    learnServerTime(NOW.toISOString());
    return () => learnServerTime(new Date().toISOString());
  },
} satisfies Meta<typeof AlivePage>;
export default meta;
type Story = StoryObj<typeof meta>;

type View = Readonly<Record<string, unknown>>;

/** Fills a template as the server does: lists repeat, flags show or hide, texts stand in their slots. */
const filled = (template: string, view: View): string =>
  template
    .replace(/\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}/g, (_, kind: string, name: string, inner: string) => {
      const value = view[name];
      if (kind === '^') return value ? '' : filled(inner, view);
      if (Array.isArray(value))
        return value.map((item: View) => filled(inner, { ...view, ...item })).join('');
      return value ? filled(inner, view) : '';
    })
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(view[name]));

/** The same board as elements, without the names by which live rows are told apart. */
const normal = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const row of body.querySelectorAll('[data-player]')) row.removeAttribute('data-player');
  for (const status of body.querySelectorAll('[role="status"]')) status.remove();
  return body.innerHTML;
};

/** What the server sends before any script has run is what React shows then. */
const equalsTheFirstView: Story['play'] = async ({ args, canvasElement }) => {
  const sent = filled(renderToStaticMarkup(<FirstView />), { ...firstView(args.board, NOW) });
  await expect(sent).not.toContain('{{');
  await expect(sent).not.toContain('style=');
  const alive = canvasElement.querySelector('main')?.outerHTML ?? '';
  const first = normal(sent).match(/<main[\s\S]*<\/main>/)?.[0];
  await expect(first).toBe(normal(alive));
};

export const Full: Story = { args: { board: sampleBoard() }, play: equalsTheFirstView };
export const Few: Story = {
  args: { board: sampleBoard(sampleEntries.slice(0, 4)) },
  play: equalsTheFirstView,
};
export const Empty: Story = { args: { board: emptyBoard() }, play: equalsTheFirstView };
