import type { Meta, StoryObj } from '@storybook/react-vite';
import { Horizon } from '@vetta/design-system/horizon';
import { expect, waitFor } from 'storybook/test';
import { hero, horizon } from '../hero/hero.css.ts';
import { CharacterFilm } from './character-film.tsx';
import { HeroFilm } from './hero-film.tsx';
import { PrizesFilm } from './prizes-film.tsx';

const meta = {
  title: 'Pagina pubblica/Filmati',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Plays, keeps its proportions, and is hidden from screen readers but for its button. */
const plays: Story['play'] = async ({ canvasElement, canvas }) => {
  // The film waits until the browser has nothing else to do.
  await waitFor(() => expect(canvasElement.querySelector('video')?.currentTime).toBeGreaterThan(0), {
    timeout: 20_000,
  });
  await expect(canvasElement.querySelector('video')).toHaveAttribute('aria-hidden', 'true');
  await expect(await canvas.findByRole('button', { name: /^Metti in pausa: / })).toBeVisible();
};

/** In the hero, over its drawn horizon, whose ridges it shows. */
export const Hero: Story = {
  render: () => (
    <section className={hero}>
      <div className={horizon}>
        <Horizon />
      </div>
      <HeroFilm />
    </section>
  ),
  play: plays,
};

/** Beside the board's title. */
export const Character: Story = {
  render: () => (
    <div style={{ width: '22rem', background: '#131a33' }}>
      <CharacterFilm />
    </div>
  ),
  play: plays,
};

export const Prizes: Story = {
  render: () => (
    <div style={{ maxWidth: '40rem' }}>
      <PrizesFilm missing="Immagine non disponibile" />
    </div>
  ),
  play: plays,
};

/** A picture of the admin's stands instead: there is nothing to pause. */
export const Replaced: Story = {
  render: () => (
    <div style={{ maxWidth: '40rem' }}>
      <PrizesFilm
        missing="Immagine non disponibile"
        replacement={new URL('./prizes.webp', import.meta.url).href}
      />
    </div>
  ),
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBe(768));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ReplacementIsMissing: Story = {
  render: () => (
    <div style={{ maxWidth: '40rem' }}>
      <PrizesFilm missing="Immagine non disponibile" replacement="/nessun-filmato.mp4" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Immagine non disponibile', {}, { timeout: 8_000 })).toBeVisible();
  },
};
