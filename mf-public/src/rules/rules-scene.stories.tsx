import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SceneProps } from '@vetta/contract/front-end';
import type { Prize } from '@vetta/contract/prizes';
import { siteTexts } from '@vetta/contract/site-texts';
import { expect, fn, waitFor, within } from 'storybook/test';
import { isLandscape } from '../kiosk/frame.ts';
import { overlapping, unreadable } from '../kiosk/unreadable.ts';
import { WallScene } from '../kiosk/wall-scene.tsx';
import { WallStory } from '../kiosk/wall-story.tsx';
import { samplePrizes, sampleSite } from '../page/sample-site.ts';
import * as styles from './rules-scene.css.ts';
import RulesScene from './rules-scene.tsx';
import { wallRules } from './wall-rules.ts';
import { WallRulesPage } from './wall-rules-page.tsx';

const meta = {
  title: 'Schermo/Regole',
  component: WallStory,
  parameters: { layout: 'fullscreen' },
  args: { Scene: RulesScene, skip: fn() },
} satisfies Meta<typeof WallStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const readable: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByText('Regole');
  await expect(await unreadable(canvasElement)).toEqual([]);
  await expect(overlapping(canvasElement, 'h2, p, li, dt, dd')).toEqual([]);
};

/** It begins with the points. */
export const Points: Story = {
  play: async (context) => {
    await readable(context);
    await expect(context.canvasElement).toHaveTextContent('Chiamata+1 pt');
  },
};
export const PointsPortrait: Story = { globals: { viewport: { value: 'mobile1' } }, play: readable };
export const Offline: Story = {
  args: { site: new Error('503') },
  play: async ({ args: { skip } }) => {
    await waitFor(() => expect(skip).toHaveBeenCalled());
  },
};

const pages = wallRules(sampleSite(), undefined, 4);

interface PageProps extends SceneProps {
  readonly kind: (typeof pages)[number]['kind'];
  readonly prizes?: readonly Prize[];
}

/** One of the other pages alone: the scene shows each for twelve seconds and more. */
function Page({ context, kind, prizes = samplePrizes }: PageProps) {
  const page = pages.find((one) => one.kind === kind);
  const way = isLandscape(context.frame) ? 'landscape' : 'portrait';
  return (
    <WallScene context={context} title="Regole">
      <div className={`${styles.page} ${styles.way[way]}`}>
        {page && (
          <WallRulesPage
            page={page}
            way={way}
            contest={sampleSite().contest}
            prizes={prizes}
            today={context.now()}
            texts={siteTexts}
          />
        )}
      </div>
    </WallScene>
  );
}
const ProgrammePage = (props: SceneProps) => <Page {...props} kind="programme" />;
const BansPage = (props: SceneProps) => <Page {...props} kind="bans" />;
const QuestionPage = (props: SceneProps) => <Page {...props} kind="question" />;

/** No word is broken, and an unnamed wall has room for its strip of letters below. */
export const Programme: Story = {
  args: { Scene: ProgrammePage },
  globals: { viewport: { value: 'wall' } },
  play: async (context) => {
    await readable(context);
    for (const when of context.canvasElement.querySelectorAll('dt')) {
      const range = document.createRange();
      range.selectNodeContents(when);
      await expect(range.getClientRects(), when.textContent ?? '').toHaveLength(1);
    }
    const [title, lines] = ['h2', 'dl'].map((tag) => context.canvasElement.querySelector(tag));
    const place = lines?.parentElement;
    if (!title || !lines || !place) throw new Error('The programme has a title and lines');
    const needed = lines.getBoundingClientRect().bottom - title.getBoundingClientRect().top;
    const strip = Math.min(innerWidth, innerHeight) * 0.13;
    await expect(needed).toBeLessThanOrEqual(place.getBoundingClientRect().height - strip);
  },
};
const programmeWithoutLottery = samplePrizes.filter(({ isLottery }) => !isLottery);
const NoLotteryPage = (props: SceneProps) => (
  <Page {...props} kind="programme" prizes={programmeWithoutLottery} />
);
/** None of the month's prizes is drawn by lot. */
export const ProgrammeWithoutLottery: Story = {
  args: { Scene: NoLotteryPage },
  play: async (context) => {
    await readable(context);
    await expect(within(context.canvasElement).queryByText('Lotteria')).toBeNull();
  },
};
export const ProgrammePortrait: Story = {
  args: { Scene: ProgrammePage },
  globals: { viewport: { value: 'mobile1' } },
  play: readable,
};
export const Bans: Story = { args: { Scene: BansPage }, play: readable };
export const BansPortrait: Story = { ...Bans, globals: { viewport: { value: 'mobile1' } } };
export const Question: Story = { args: { Scene: QuestionPage }, play: readable };
export const QuestionPortrait: Story = { ...Question, globals: { viewport: { value: 'mobile1' } } };
