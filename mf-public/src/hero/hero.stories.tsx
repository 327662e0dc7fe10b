import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteTexts } from '@vetta/contract/site-texts';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { onDeviceOf, shows } from '../../testing/play.ts';
import { monthView } from '../current-month/month-view.ts';
import { sampleBoard } from '../leaderboard/sample-board.ts';
import { type SampleAnswers, WithAnswers } from '../page/sample-context.tsx';
import { LiveHero } from './live-hero.tsx';

interface HeroStoryProps extends SampleAnswers {
  /** The instant at which the story begins; its clock runs on from there. */
  readonly from: string;
}

function HeroStory({ from, ...answers }: HeroStoryProps) {
  const [now] = useState(() => {
    const began = Date.now();
    return () => new Date(Date.parse(from) + Date.now() - began);
  });
  return (
    <main style={{ paddingBlockStart: '5rem' }}>
      <WithAnswers {...answers} now={now}>
        {(context) => <LiveHero context={context} month={monthView(new Date(from))} texts={siteTexts} />}
      </WithAnswers>
    </main>
  );
}

const meta = {
  title: 'Pagina pubblica/Apertura',
  component: HeroStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HeroStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After the launch: the position search. */
export const Search: Story = {
  args: { from: '2026-11-21T18:42:52+01:00' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Scrivi il tuo nome: a che quota sei e come salire.')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Oggi 21' })).toHaveAttribute('value', '70');
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

/** While the board cannot be reached the search finds the seven examples, and says why. */
export const Unreachable: Story = {
  args: { ...Search.args, board: new Error('away') },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'sofia{Enter}');
    await canvas.findByText(siteTexts['hero.searchSampleUnreachable']);
  },
};

/** On the device of who said «Sono io»: the own card; the search takes its place when it is asked for, until somebody else says it. */
export const Own: Story = {
  args: Search.args,
  beforeEach: () => {
    spyOn(window, 'confirm').mockReturnValue(true);
    return onDeviceOf(4)();
  },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: 'La mia posizione' });
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.click(within(card).getByRole('button', { name: 'Cerca un’altra persona' }));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.getByRole('combobox')).toBeVisible();
    await userEvent.keyboard('esposito{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Sono io' }));
    await canvas.findByText('Ciao Sara');
    await waitFor(() =>
      expect(canvas.getByRole('article', { name: 'La mia posizione' }).parentElement).toHaveFocus(),
    );
  },
};

/** In the month's last two hours the line above the title says so. */
export const LastHours: Story = {
  args: { from: '2026-11-30T22:10:00+01:00' },
  play: shows('novembre 2026 · Ultime 2 ore'),
};

/** Before the launch: days, hours, minutes and seconds. */
export const Countdown: Story = {
  args: { from: '2025-09-28T22:56:47+02:00' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('timer', { name: 'Si parte fra' })).toHaveTextContent(
        /^02 giorni ?01 ora ?02 minuti ?1\d secondi$/,
      ),
    );
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

/** At the launch moment the search takes the countdown's place, and screen readers get an announcement. */
export const LaunchMoment: Story = {
  args: { from: '2025-09-30T23:58:58.500+02:00' },
  play: async ({ canvas }) => {
    await canvas.findByRole('timer');
    await canvas.findByRole('combobox', undefined, { timeout: 4000 });
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByText(siteTexts['hero.launched'])).toBeInTheDocument();
  },
};

/** The first of a month: the path begins. */
export const FirstDay: Story = {
  args: { from: '2026-12-01T09:00:00+01:00', board: sampleBoard() },
};

/** The last of a month: the flag stands on the summit, whole before the edge of the screen. */
export const LastDay: Story = {
  args: { from: '2026-11-30T21:00:00+01:00' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Oggi 30' })).toHaveAttribute('value', '100');
    const right = canvasElement.querySelector('circle')?.getBoundingClientRect().right;
    await expect(right).toBeLessThan(document.documentElement.clientWidth - 4);
  },
};
