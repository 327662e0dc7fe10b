import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Film } from './film.tsx';

const sample = { src: new URL('./sample.webm', import.meta.url).href, type: 'video/webm' };
const poster = new URL('./sample.webp', import.meta.url).href;
const missing = '/nessun-filmato';

const meta = {
  title: 'Design system/Immagini/Film',
  component: Film,
  args: { name: 'il cielo che schiarisce', sources: [sample], poster, shape: 'wide' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Film>;
export default meta;
type Story = StoryObj<typeof meta>;

const PAUSE = { name: 'Metti in pausa: il cielo che schiarisce' };
const PLAY = { name: 'Riproduci: il cielo che schiarisce' };
const patient = { timeout: 8_000 };

/** Returns the film's video once it plays. */
async function playing(canvas: HTMLElement): Promise<HTMLVideoElement> {
  return waitFor(() => {
    const video = canvas.querySelector('video');
    if (!video?.currentTime) throw new Error('The film does not play.');
    return video;
  }, patient);
}

/** It starts by itself once the page is idle, muted and looping, and its button pauses it. */
export const Plays: Story = {
  play: async ({ canvasElement, canvas }) => {
    const video = await playing(canvasElement);
    await expect(video.muted && video.loop).toBe(true);
    await userEvent.click(await canvas.findByRole('button', PAUSE));
    await waitFor(() => expect(video.paused).toBe(true));
    await userEvent.click(canvas.getByRole('button', PLAY));
    await waitFor(() => expect(video.paused).toBe(false));
  },
};

/** With a description it has a meaning of its own; without one it is decoration. */
export const Described: Story = {
  args: { description: 'Un computer portatile su una scrivania', poster: undefined },
  play: async ({ canvasElement, canvas }) => {
    await playing(canvasElement);
    const film = await canvas.findByLabelText('Un computer portatile su una scrivania');
    await waitFor(() => expect(film).toBeVisible(), patient);
  },
};

/** Nothing is loaded before it is nearly visible, and it rests when it is out of sight again. */
export const BelowTheFold: Story = {
  decorators: [
    (Story) => (
      <div data-testid="window" style={{ height: '12rem', overflow: 'auto' }}>
        <div style={{ height: '300vh' }}>
          <p>In basso c’è un filmato.</p>
        </div>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, canvas }) => {
    const scroller = canvas.getByTestId('window');
    scroller.tabIndex = 0;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await expect(canvasElement.querySelector('video')).toBeNull();
    scroller.scrollTop = scroller.scrollHeight;
    const video = await playing(canvasElement);
    scroller.scrollTop = 0;
    await waitFor(() => expect(video.paused).toBe(true), patient);
  },
};

/** Starts again when 30 % of it comes into view, unless it has hardly begun. */
export const RestartsInView: Story = {
  args: { restartsInView: true },
  decorators: BelowTheFold.decorators ?? [],
  play: async ({ canvasElement, canvas }) => {
    const scroller = canvas.getByTestId('window');
    scroller.tabIndex = 0;
    scroller.scrollTop = scroller.scrollHeight;
    const video = await playing(canvasElement);
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0.5), patient);
    scroller.scrollTop = 0;
    await waitFor(() => expect(video.paused).toBe(true), patient);
    const left = video.currentTime;
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(video.currentTime).toBeLessThan(left), patient);

    scroller.scrollTop = 0;
    await waitFor(() => expect(video.paused).toBe(true), patient);
    video.currentTime = 0.1;
    await waitFor(() => expect(video.seeking).toBe(false), patient);
    const restart = fn();
    video.addEventListener('seeking', restart, { once: true });
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0.2), patient);
    await expect(restart).not.toHaveBeenCalled();
  },
};

/** With less motion the poster stands, and the film is loaded only when its button is pressed. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement, canvas }) => {
    const button = await canvas.findByRole('button', PLAY, patient);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(canvasElement.querySelector('video')).toBeNull();
    await expect(canvasElement.querySelector('img')).toBeVisible();
    await userEvent.click(button);
    await playing(canvasElement);
    await expect(canvas.getByRole('button', PAUSE)).toBeVisible();
  },
};

/** A film that stands still although it should play is created again. */
export const Frozen: Story = {
  play: async ({ canvasElement }) => {
    const before = await playing(canvasElement);
    // Time stands still, and the element reports neither a pause nor an error: as after hours of looping.
    before.playbackRate = 0;
    await waitFor(() => expect(before.isConnected).toBe(false), { timeout: 12_000 });
    await expect(await playing(canvasElement)).not.toBe(before);
  },
};

/** The poster stays, and there is nothing to pause. */
export const FilmIsMissing: Story = {
  args: { sources: [{ src: missing, type: 'video/webm' }] },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible(), patient);
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull(), patient);
  },
};

/** Neither film nor poster: the caller's words. */
export const AllIsMissing: Story = {
  args: { sources: [{ src: missing }], poster: missing, fallback: 'Immagine non disponibile' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Immagine non disponibile', {}, patient)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A picture without a film. */
export const PictureOnly: Story = {
  args: { sources: [], description: 'Il cielo prima dell’alba' },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: 'Il cielo prima dell’alba' });
    await expect(picture).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Behind other things, with its button at the top. */
export const Fill: Story = {
  args: { shape: 'fill', keep: 'bottom', corner: 'topStart' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: '10rem' }}>
        <Story />
      </div>
    ),
  ],
};
