import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import type { SceneProps } from '@vetta/contract/front-end';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { isSkipped } from '../../testing/play.ts';
import { sampleDraw, sampleDraws } from '../draws/sample-draws.ts';
import { longestNames, teamOf } from '../kiosk/sample-teams.ts';
import { overlapping, unreadable } from '../kiosk/unreadable.ts';
import { WallScene } from '../kiosk/wall-scene.tsx';
import { WallStory } from '../kiosk/wall-story.tsx';
import { sampleEntries } from '../leaderboard/sample-board.ts';
import { sampleMonthDetail } from '../months/sample-months.ts';
import { samplePrizes } from '../page/sample-site.ts';
import { Reveal } from './reveal.tsx';
import { RevealAtPace } from './reveal-scene.tsx';

const Slow = ({ context }: SceneProps) => <RevealAtPace context={context} paceMs={3_600_000} />;
const Fast = ({ context }: SceneProps) => <RevealAtPace context={context} paceMs={20} />;
const detail = (entries = teamOf(38)) => sampleMonthDetail({ entries, month: 'ottobre 2026' });

const meta = {
  title: 'Schermo/Fine mese',
  component: WallStory,
  parameters: { layout: 'fullscreen' },
  args: {
    Scene: Fast,
    now: () => new Date('2026-11-02T09:00:00Z'),
    month: detail(),
    draws: sampleDraws({ draws: [sampleDraw({ drawnAt: '2026-10-31T22:59:30.000Z' })] }),
    skip: fn(),
    done: fn(),
  },
} satisfies Meta<typeof WallStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const disqualifiedTenth = teamOf(38).map((entry, index) =>
  index === 9 ? { ...entry, eligible: false, notEligible: 'disqualified' as const } : entry,
);

/** It begins with the tenth place, and shows nobody below. Who is disqualified stays there, marked. */
export const Begins: Story = {
  args: { Scene: Slow, month: detail(disqualifiedTenth) },
  play: async ({ canvas, canvasElement }) => {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^10Luca Moretti Squalifica per il mese/),
    ]);
    await expect(await unreadable(canvasElement)).toEqual([]);
  },
};

const NineRows = ({ context }: SceneProps) => (
  <WallScene context={context} title="La vetta di ottobre" note="Classifica definitiva" foot={null}>
    <Reveal
      rows={longestNames().slice(0, 10)}
      podium={longestNames().slice(0, 3)}
      prize={undefined}
      notes={[]}
      revealed={9}
      monthName="ottobre"
    />
  </WallScene>
);

/** All but the winner, with the longest names. */
export const BeforeTheWinner: Story = {
  args: { Scene: NineRows },
  play: async ({ canvas, canvasElement }) => {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows).toHaveLength(9);
    for (const row of rows) {
      await expect(row.scrollHeight).toBeLessThanOrEqual(row.clientHeight);
      await expect(row.clientHeight).toBeGreaterThanOrEqual(innerHeight * 0.03);
    }
    await expect(await unreadable(canvasElement)).toEqual([]);
    await expect(overlapping(canvasElement, 'span')).toEqual([]);
  },
};
export const BeforeTheWinnerPortrait: Story = {
  ...BeforeTheWinner,
  globals: { viewport: { value: 'mobile1' } },
};

const won: Story['play'] = async ({ canvasElement, args: { done } }) => {
  await within(canvasElement).findByText('In vetta a ottobre');
  await waitFor(() => expect(done).toHaveBeenCalled());
  await expect(await unreadable(canvasElement)).toEqual([]);
  await expect(overlapping(canvasElement, 'h2, p')).toEqual([]);
  // A number stands in its mountain, on no points.
  for (const number of canvasElement.querySelectorAll('li[data-tier] svg ~ span'))
    await expect(number.getBoundingClientRect().top).toBeGreaterThan(
      number.parentElement?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
    );
};

/** It ends with the winner, and only then is it done. Who won the lottery is left to the envelope, which opens next. */
export const Winner: Story = {
  play: async (context) => {
    await won(context);
    await expect(within(context.canvasElement).queryByText(/^Lotteria/)).toBeNull();
    await expect(within(context.canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent(
      'Giulia Ferrari',
    );
  },
};
/** Seconds after the countdown nothing covers it. */
export const AtOnce: Story = {
  args: { now: () => new Date('2026-10-31T23:00:06Z') },
  play: async (context) => {
    await won(context);
    await expect(within(context.canvasElement).queryByText('Il mese si chiude…')).toBeNull();
  },
};
const BelowLetters: typeof Fast = (props) => (
  <div style={{ height: 'calc(100% - 13vh)', marginBlockStart: '13vh' }}>
    <Fast {...props} />
  </div>
);

/** Below the letters of a wall without a name, with a prize, its picture and two ties. */
export const WinnerUnnamed: Story = {
  args: {
    Scene: BelowLetters,
    month: {
      ...detail(sampleEntries.map((row) => (row.position === 2 ? { ...row, tie: 'apptSet' } : row))),
      prizes: [...samplePrizes],
    },
  },
  play: won,
};
export const WinnerPortrait: Story = { globals: { viewport: { value: 'mobile1' } }, play: won };
export const LongestNames: Story = { args: { month: detail(longestNames()) }, play: won };
export const LongestNamesPortrait: Story = { ...LongestNames, globals: { viewport: { value: 'mobile1' } } };
export const ThreePlayers: Story = { args: { month: detail(teamOf(3)) }, play: won };
export const TwoHundred: Story = { args: { month: detail(teamOf(200)) }, play: won };

export const LaterInTheMonth: Story = {
  args: { now: () => new Date('2026-11-05T09:00:00Z') },
  play: isSkipped,
};
/** A draw of the contest's own day, long ago: no envelope opens any more. */
export const DrawnLongAgo: Story = {
  args: { draws: sampleDraws({ draws: [sampleDraw({ drawnAt: '2026-10-20T21:59:30.000Z' })] }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^Lotteria: .+ vince «.+»$/);
  },
};

export const Offline: Story = { args: { month: new Error('503') }, play: isSkipped };
const notClosed = detail(teamOf(38).map((entry) => ({ ...entry, provisional: true })));
export const LastDayNotClosed: Story = { args: { month: notClosed }, play: isSkipped };

const AfterNotClosed = ({ context }: SceneProps) => {
  const client = useQueryClient();
  useState(() => client.setQueryData(context.queries.month('2026-10').queryKey, notClosed));
  return <Fast context={context} />;
};

/** A wall whose last turn came before the close reveals the month at the next one. */
export const ClosedSinceTheLastTurn: Story = {
  args: { Scene: AfterNotClosed },
  play: async (context) => {
    await won(context);
    await expect(context.args.skip).not.toHaveBeenCalled();
  },
};
