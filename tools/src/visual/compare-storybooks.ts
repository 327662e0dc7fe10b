import type { Browser } from 'playwright';
import { type Difference, differenceOf } from './differences.ts';
import { type Camera, openCamera, type Photograph } from './photograph.ts';
import type { Story } from './stories.ts';

/** What became of a story between two commits. A story that exists in one of them has one picture. */
export interface Outcome {
  readonly story: Story;
  readonly kind: 'same' | 'changed' | 'new' | 'gone' | 'unsteady';
  readonly base?: Photograph;
  readonly head?: Photograph;
  readonly difference?: Difference | null;
}

/** A served Storybook and its stories. */
export interface Side {
  readonly url: string;
  readonly stories: ReadonlyMap<string, Story>;
}

interface Sides<Of> {
  readonly base: Of;
  readonly head: Of;
}

/** Photographs every story on both sides, `parallel` files of stories at a time, and calls `onOutcome` for each story. */
export async function compareStorybooks(
  browser: Browser,
  sides: Sides<Side>,
  parallel: number,
  onOutcome: (outcome: Outcome) => Promise<void>,
): Promise<void> {
  const files = [...byFile(sides).values()];
  const work = async () => {
    const cameras = {
      base: await openCamera(browser, sides.base.url),
      head: await openCamera(browser, sides.head.url),
    };
    for (let pairs = files.shift(); pairs !== undefined; pairs = files.shift()) {
      for (const pair of pairs) await onOutcome(await outcomeOf(pair, cameras));
    }
    await Promise.all([cameras.base.close(), cameras.head.close()]);
  };
  await Promise.all(Array.from({ length: parallel }, work));
}

type Pair = Sides<Story | undefined> & { readonly story: Story };

/** Pairs the stories of both sides, by the title of their file. */
function byFile({ base, head }: Sides<Side>): Map<string, Pair[]> {
  const all = new Map([...base.stories, ...head.stories]);
  return Map.groupBy(
    [...all.values()].map((story) => ({
      story,
      base: base.stories.get(story.id),
      head: head.stories.get(story.id),
    })),
    ({ story }) => story.title,
  );
}

async function outcomeOf({ story, base, head }: Pair, cameras: Sides<Camera>): Promise<Outcome> {
  if (base && head) return changeOf({ base, head }, cameras);
  return head
    ? { story, kind: 'new', head: await cameras.head.photograph(head) }
    : { story, kind: 'gone', base: await cameras.base.photograph(story) };
}

/**
 * A story that differs is photographed twice again, each time on a page of its own: it may look different by itself, as what is
 * behind the blur of a dialog does by a few pixels. It is changed if the two sides differ more than each differs from itself.
 */
async function changeOf(stories: Sides<Story>, cameras: Sides<Camera>): Promise<Outcome> {
  const story = stories.head;
  const shoot = async (afresh: boolean) => {
    const base = await cameras.base.photograph(stories.base, { afresh });
    const head = await cameras.head.photograph(stories.head, { afresh });
    return { base, head, difference: await differenceOf(base.png, head.png) };
  };
  const first = await shoot(false);
  if (!first.difference) return { ...first, story, kind: 'same' };
  const second = await shoot(true);
  const third = await shoot(true);
  if (!second.difference && !third.difference) return { ...second, story, kind: 'same' };
  const between = Math.min(second.difference?.share ?? 0, third.difference?.share ?? 0);
  const own = Math.max(await shareOf(second.base, third.base), await shareOf(second.head, third.head));
  const kind = between > 2 * own ? 'changed' : 'unsteady';
  return { ...(second.difference ? second : third), story, kind };
}

const shareOf = async (one: Photograph, other: Photograph): Promise<number> =>
  (await differenceOf(one.png, other.png))?.share ?? 0;
