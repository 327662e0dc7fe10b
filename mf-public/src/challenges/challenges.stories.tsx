import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { challengeView } from '@vetta/contract/challenge-view';
import type { Challenge } from '@vetta/contract/challenges';
import type { RouteProps } from '@vetta/contract/front-end';
import { sampleChallenge, sampleSide } from '@vetta/contract/testing/challenges';
import mustache from 'mustache';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor, within } from 'storybook/test';
import { onDeviceOf, shows } from '../../testing/play.ts';
import { sentPage, takeOver, withWordKeys } from '../../testing/prerendered.ts';
import { sampleBoard } from '../leaderboard/sample-board.ts';
import { WithAnswers } from '../page/sample-context.tsx';
import { ChallengeCard } from './challenge-card.tsx';
import { ChallengesTemplate } from './challenges-template.tsx';
import { LazyChallenges } from './lazy-challenges.tsx';
import { challengesOf } from './sample-challenges.ts';

const Sfide = ({ challenges }: { readonly challenges: readonly Challenge[] }) => (
  <WithAnswers challenges={challenges}>
    {({ queries, now }) => <LazyChallenges queries={queries} now={now} />}
  </WithAnswers>
);

function Polling(context: RouteProps['context']) {
  useQuery(context.queries.leaderboard);
  return <LazyChallenges {...context} />;
}

const meta = { title: 'Pagina pubblica/Sfide', component: Sfide } satisfies Meta<typeof Sfide>;
export default meta;
type Story = StoryObj<typeof meta>;

const all: readonly Challenge[] = Object.values(challengesOf).map((one, id) => ({ ...one, id: String(id) }));

/** The beginnings of a sfida, and its states. */
export const All: Story = {
  args: { challenges: all },
  play: shows('Mancano 6.240 punti'),
};
/**
 * The board says that there are none any more: the one that was removed goes, also where nobody asks for it again, and comes back
 * with the board that says so once the removal is undone.
 */
export const Removed: Story = {
  args: { challenges: [challengesOf.teams] },
  render: ({ challenges }) => {
    let polls = 0;
    const board = () => ({
      ...sampleBoard(),
      ...((polls++ < 5 || polls > 10) && { challenges: true as const }),
    });
    return (
      <WithAnswers challenges={challenges} board={board}>
        {(context) => <Polling {...context} />}
      </WithAnswers>
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Nord contro Sud');
    await waitFor(() => expect(canvas.queryByText('Nord contro Sud')).toBeNull(), { timeout: 5_000 });
    await canvas.findByText('Nord contro Sud', {}, { timeout: 5_000 });
  },
};
/** With the longest words for what counts. */
export const AllOnPhone: Story = {
  args: { challenges: all.map((one) => ({ ...one, counted: 'apptSet' })) },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await shows('Mancano 6.240 appuntamenti fissati')();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** Two people of one name are two sides, also when a third one overtakes them. */
export const Namesakes: Story = {
  args: { challenges: [] },
  play: async ({ canvasElement }) => {
    const page = canvasElement.appendChild(document.createElement('div'));
    const root = createRoot(page);
    for (const places of [
      [1, 2, 3],
      [2, 3, 1],
    ]) {
      const sides = places.map((place, at) =>
        sampleSide({ name: at < 2 ? 'Anna' : 'Sara', place, value: 9 }),
      );
      const view = challengeView(sampleChallenge({ sides }), '2026-11-21');
      flushSync(() => root.render(<ChallengeCard {...view} />));
      await expect(within(page).getAllByRole('listitem')).toHaveLength(3);
    }
    root.unmount();
    page.remove();
  },
};

/** The HTML says it without scripts; React takes it over as it is, marks the side of who said «Sono io», and shows it first. */
export const TakenOver: Story = {
  args: { challenges: [challengesOf.teams, challengesOf.squads, challengesOf.goal, challengesOf.ended] },
  beforeEach: onDeviceOf(1),
  render: () => <div id="senza-script" />,
  play: async ({ args, canvasElement }) => {
    const views = args.challenges.map((challenge) => challengeView(challenge, '2026-11-21'));
    const html = mustache.render(renderToString(<ChallengesTemplate />), {
      below: {
        has: { challenges: 'yes' },
        challenges: views.map((view) => ({ ...withWordKeys(view), sides: view.sides.map(withWordKeys) })),
      },
    });
    const page = await sentPage(canvasElement, html);
    await expect(within(page).getAllByRole('listitem')[1]).toHaveTextContent('Sud1.120 punti');
    await takeOver(page, <Sfide {...args} />, async () => {
      await within(page).findAllByText('la tua squadra');
      await expect(within(page).getAllByRole('article').at(-1)).toHaveTextContent('Ventimila insieme');
    });
  },
};
