import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import {
  draws,
  leaderboard,
  month,
  months,
  publicScoring,
  receipt,
  site,
} from '@vetta/contract/client/public-queries';
import type { Scope } from '@vetta/contract/front-end';
import type { Leaderboard } from '@vetta/contract/standings';
import { useEffect, useMemo, useState } from 'react';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { emptyBoard, sampleBoard } from '../leaderboard/sample-board.ts';
import BoardScene from './board-scene.tsx';
import { longestNames, teamOf } from './sample-teams.ts';
import { unreadable } from './unreadable.ts';

const NOW = new Date('2026-11-21T17:42:52Z');

interface WallProps {
  /** Answers a poll. */
  readonly poll: () => Leaderboard;
  /** The least time that all pages take together. */
  readonly minDurationMs: number;
  readonly done: () => void;
}

/** Returns a scope whose timers end with the story. */
function useScope(): Scope {
  const timers = useMemo(() => new Set<ReturnType<typeof setInterval>>(), []);
  useEffect(() => () => timers.forEach(clearInterval), [timers]);
  return useMemo(
    () => ({
      every: (milliseconds, run) => void timers.add(setInterval(run, milliseconds)),
      on: (target, type, listener) => target.addEventListener(type, listener),
      stream: () => {},
    }),
    [timers],
  );
}

/** A wall screen as large as the window, with the margin for screens that crop. */
function Wall({ poll, minDurationMs, done }: WallProps) {
  const scope = useScope();
  const [client] = useState(() => new QueryClient());
  const queries = useMemo(
    () => ({
      leaderboard: queryOptions({ ...leaderboard, queryFn: async () => poll(), refetchInterval: 200 }),
      publicScoring,
      site: { ...site, enabled: false },
      receipt,
      months,
      month,
      draws,
    }),
    [poll],
  );
  const frame = { width: innerWidth * 0.932, height: innerHeight * 0.92 };
  return (
    <QueryClientProvider client={client}>
      <div
        data-theme="kiosk"
        style={{
          position: 'fixed',
          inset: '4vh 3.4vw',
          fontSize: 'var(--vetta-size-md)',
          isolation: 'isolate',
        }}
      >
        <BoardScene
          context={{
            queries,
            scope,
            theme: 'kiosk',
            now: () => NOW,
            frame,
            minDurationMs,
            done,
            skip: () => {},
            publicUrl: null,
          }}
        />
      </div>
    </QueryClientProvider>
  );
}

const meta = {
  title: 'Schermo/Classifica',
  component: Wall,
  parameters: { layout: 'fullscreen' },
  // The page does not turn while the story looks at it, however slow the machine is.
  args: { poll: fn(sampleBoard), minDurationMs: 3_600_000, done: fn() },
} satisfies Meta<typeof Wall>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No name is cut, no text is smaller than 2.5 % of the screen's smaller side, and a poll without changes changes only the clocks. */
export const Office: Story = {
  play: async ({ args: { poll }, canvasElement }) => {
    await within(canvasElement).findByText('Classifica di novembre');
    await within(canvasElement).findByText('Giulia Ferrari');
    // The fallback font has no width axis: names would take more lines. `ready` alone is true before a font is asked for.
    await document.fonts.load("650 1rem 'Archivo Variable'");
    await document.fonts.ready;
    for (const row of canvasElement.querySelectorAll<HTMLElement>('[data-player]')) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
      await expect(row.scrollHeight).toBeLessThanOrEqual(row.clientHeight);
      await expect(row.clientHeight).toBeGreaterThanOrEqual(innerHeight * 0.03);
    }
    const sizes = Array.from(canvasElement.querySelectorAll('p, span'), (text) =>
      Number.parseFloat(getComputedStyle(text).fontSize),
    );
    await expect(Math.min(...sizes)).toBeGreaterThanOrEqual(Math.min(innerWidth, innerHeight) * 0.0249);
    const list = canvasElement.querySelector('ol');
    const mutated = fn();
    const observer = new MutationObserver(mutated);
    if (list)
      observer.observe(list, { subtree: true, childList: true, attributes: true, characterData: true });
    const polls = mocked(poll).mock.calls.length;
    await waitFor(() => expect(mocked(poll).mock.calls.length).toBeGreaterThan(polls + 3));
    observer.disconnect();
    await expect(mutated).not.toHaveBeenCalled();
  },
};

/** Before the month's first points. */
export const Empty: Story = {
  args: { poll: fn(emptyBoard) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('Nessuna entry ancora questo mese'));
  },
};

const readable: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findAllByRole('listitem');
  await expect(await unreadable(canvasElement)).toEqual([]);
};

export const ThreePlayers: Story = { args: { poll: fn(() => sampleBoard(teamOf(3))) }, play: readable };
/** The first five beside those who turn, each with the points to the next place; the tail is on the phone. */
export const TwoHundred: Story = {
  args: { poll: fn(() => sampleBoard(teamOf(200))) },
  play: async (context) => {
    await readable?.(context);
    const wall = within(context.canvasElement);
    await wall.findByText('136 punti al 1° posto');
    await wall.findByText('Altri 160 sul telefono');
    await expect(wall.getAllByRole('list')).toHaveLength(2);
  },
};
export const LongestNames: Story = {
  args: { poll: fn(() => sampleBoard(longestNames())) },
  play: readable,
};
export const LongestNamesPortrait: Story = {
  ...LongestNames,
  globals: { viewport: { value: 'mobile1' } },
};

/** Another wall's first look at a server that does not answer: it keeps the shell's place until it does. */
export const Offline: Story = {
  args: {
    poll: fn(() => {
      throw new TypeError('Failed to fetch');
    }),
  },
};
