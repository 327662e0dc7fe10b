import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Loading } from '../routes/loading.tsx';
import { DURATION, REVEAL, WORTH_SKIPPING } from './durations.ts';
import { followFilm } from './film.ts';
import Intro from './intro.tsx';
import { IntroFilm, ourFilm } from './intro-film.tsx';
import { runIntro } from './run-intro.ts';

// Each phase stands still at its moment. In the page CSS plays the intro and `runIntro` ends it.
const meta = {
  title: 'Pagine/Intro',
  component: Intro,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <Loading />
      <Intro {...args} />
    </>
  ),
} satisfies Meta<typeof Intro>;
export default meta;
type Story = StoryObj<typeof meta>;

const introIn = (canvas: HTMLElement) => within(canvas).getByRole('region', { name: 'Introduzione' });

/** Stops all that moves at an age of the intro, in milliseconds. */
function holdAt(intro: HTMLElement, age: number): void {
  for (const animation of intro.getAnimations({ subtree: true })) {
    animation.pause();
    animation.currentTime = age;
  }
}

/** Shows the intro as it is once its script has arrived. */
function withScript(canvas: HTMLElement): HTMLElement {
  const intro = introIn(canvas);
  intro.dataset.state = 'running';
  within(intro).getByText('SKIP INTRO').hidden = false;
  return intro;
}

/** The first thing that is painted, before any script: the ridge begins, no bar is lit, and nothing can be skipped. */
export const Begins: Story = {
  play: async ({ canvasElement }) => {
    const intro = introIn(canvasElement);
    holdAt(intro, 400);
    await expect(intro).toBeVisible();
    await expect(within(intro).getByText('SKIP INTRO')).not.toBeVisible();
  },
};

/** The script is there, and no film: the ridge is drawn, and the ring says how much is left. */
export const Skippable: Story = {
  play: async ({ canvasElement }) => {
    const intro = withScript(canvasElement);
    holdAt(intro, DURATION.noScript * 0.7);
    await expect(within(intro).getByRole('button', { name: 'SKIP INTRO' })).toBeVisible();
  },
};

/** The film plays in the poster's and the ridge's place. */
export const Film: Story = {
  args: { film: <IntroFilm>{ourFilm}</IntroFilm> },
  play: async ({ canvasElement }) => {
    const intro = withScript(canvasElement);
    const film = intro.querySelector('video');
    await waitFor(() => expect(film?.currentTime).toBeGreaterThan(0), { timeout: 40_000 });
    film?.pause();
    holdAt(intro, DURATION.noScript * 0.8);
  },
};

/** A browser that saves power starts no film: the ridge is drawn in its place, and the intro keeps the film's length. */
export const FilmRefused: Story = {
  args: { film: <IntroFilm>{ourFilm}</IntroFilm> },
  play: async ({ canvasElement }) => {
    const intro = withScript(canvasElement);
    const film = intro.querySelector('video');
    if (!film) throw new Error('The intro has a film.');
    await waitFor(() => expect(film.duration).toBeGreaterThan(0), { timeout: 40_000 });
    film.pause();
    spyOn(film, 'play').mockRejectedValue(new DOMException('Low Power Mode', 'NotAllowedError'));
    const onFailure = fn();
    followFilm(film, { onLength: fn(), onFailure });
    await waitFor(() => expect(film).not.toBeVisible());
    await expect(intro.querySelector('path[pathLength="1"]')).toBeVisible();
    await expect(onFailure).not.toHaveBeenCalled();
  },
};

/** The script comes when less than a second is left: no button appears that would go again before a thumb reaches it. */
export const NearlyOver: Story = {
  play: async ({ canvasElement }) => {
    const intro = introIn(canvasElement);
    const [fade] = intro.getAnimations();
    if (fade) fade.currentTime = DURATION.noScript - WORTH_SKIPPING / 2;
    runIntro();
    const skip = within(intro).getByText('SKIP INTRO');
    await waitFor(() => {
      expect(skip).not.toBeVisible();
      expect(intro.dataset.state).toBe('over');
    });
    holdAt(intro, 0);
  },
};

/** A tap anywhere ends it: the page shows through. */
export const Ends: Story = {
  play: async ({ canvasElement }) => {
    const intro = introIn(canvasElement);
    runIntro();
    await userEvent.click(within(intro).getByText('Vetta'));
    await expect(intro.dataset.state).toBe('over');
    holdAt(intro, DURATION.filmSilent);
    for (const fade of intro.getAnimations()) fade.currentTime = REVEAL.delay + REVEAL.fade / 2;
    await expect(Number(getComputedStyle(intro).opacity)).toBeLessThan(1);
  },
};

/** With less motion the ridge stands there from the start, for half a second. */
export const Still: Story = {
  args: { film: <IntroFilm>{ourFilm}</IntroFilm> },
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const intro = introIn(canvasElement);
    holdAt(intro, 0);
    await expect(intro).toBeVisible();
    await expect(intro.querySelector('video')).not.toBeVisible();
    await expect(intro.querySelector('path[pathLength="1"]')).toBeVisible();
    // Only its end is left.
    await expect(intro.getAnimations({ subtree: true })).toEqual(intro.getAnimations());
  },
};

/** On a phone held sideways the name and the button stand beside the ring. */
export const Sideways: Story = {
  globals: { viewport: { value: 'sideways' } },
  play: async ({ canvasElement }) => {
    const intro = withScript(canvasElement);
    holdAt(intro, DURATION.noScript * 0.7);
    const ring = intro.querySelector('svg')?.getBoundingClientRect();
    const name = within(intro).getByText('Vetta').getBoundingClientRect();
    await expect(name.left).toBeGreaterThanOrEqual(ring?.right ?? Infinity);
  },
};
