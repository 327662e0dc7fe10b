import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Challenge } from '@vetta/contract/challenges';
import { expect, fn, within } from 'storybook/test';
import { isSkipped } from '../../testing/play.ts';
import { longestNames } from '../kiosk/sample-teams.ts';
import { overlapping, unreadable } from '../kiosk/unreadable.ts';
import { WallStory } from '../kiosk/wall-story.tsx';
import ChallengeScene from './challenge-scene.tsx';
import { challengesOf } from './sample-challenges.ts';

const meta = {
  title: 'Schermo/Sfida',
  component: WallStory,
  parameters: { layout: 'fullscreen' },
  args: { Scene: ChallengeScene, skip: fn() },
} satisfies Meta<typeof WallStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const readable: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findAllByRole('listitem');
  await expect(await unreadable(canvasElement)).toEqual([]);
  await expect(overlapping(canvasElement, 'header, [data-picture] > :not(ol), li, footer')).toEqual([]);
};
const of = (challenge: Challenge): Story => ({ args: { challenges: [challenge] }, play: readable });
const upright = (story: Story): Story => ({ ...story, globals: { viewport: { value: 'mobile1' } } });

/** With the longest names, which are never cut. */
const long = (challenge: Challenge): Challenge => ({
  ...challenge,
  sides: challenge.sides.map((side, index) => ({ ...side, name: longestNames()[index]?.name ?? side.name })),
});

export const Rope = of(challengesOf.teams);
export const RopePortrait = upright(of(long(challengesOf.duel)));
export const Bars = of(challengesOf.squads);
export const BarsPortrait = upright(of(challengesOf.squads));
export const Mountain = of(challengesOf.goal);
export const MountainPortrait = upright(Mountain);
/** The pictures have the height that so many words leave. */
export const Mountains = of(long(challengesOf.goals));
export const MountainsPortrait = upright(of(challengesOf.goals));
export const Coming: Story = { args: { challenges: [challengesOf.coming] }, play: isSkipped };
