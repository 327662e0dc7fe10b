import { heightAt, type RidgePoint, roughen } from '@vetta/design-system/ridge';
import { far, middle, near } from '@vetta/design-system/ridges';

export interface Film {
  /** Pixels; both even, as the encoders want them. */
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly fps: number;
  /** How many times larger each side is painted, for smooth edges. */
  readonly oversample: number;
  /** Constant quality of each encoder: smaller is better and larger. */
  readonly crf: { readonly av1: number; readonly h264: number };
  /** The folder that gets the files, from the repository's root. */
  readonly into: string;
  /** The second whose frame is the poster; none if the page draws the picture itself. */
  readonly posterAt?: number;
  /** Ridges that the shader reads as rows of heights. */
  readonly ridges: readonly (readonly RidgePoint[])[];
}

// A last range in the haze behind those of the page's horizon.
const haze = roughen(
  [
    [0, 0.6],
    [0.12, 0.5],
    [0.22, 0.68],
    [0.36, 0.58],
    [0.45, 0.72],
    [0.56, 0.6],
    [0.69, 0.73],
    [0.78, 0.62],
    [0.94, 0.72],
    [1, 0.66],
  ],
  { seed: 3, rough: 0.07, rounds: 6 },
);

/** The ridge that the intro draws; its summit is where the light breaks. */
const summit = roughen(
  [
    [0, 0.2],
    [0.13, 0.31],
    [0.2, 0.27],
    [0.33, 0.47],
    [0.38, 0.43],
    [0.56, 0.72],
    [0.63, 0.58],
    [0.7, 0.6],
    [0.86, 0.34],
    [1, 0.24],
  ],
  { seed: 21, rough: 0.05, rounds: 5 },
);
const valley = roughen(
  [
    [0, 0.3],
    [0.2, 0.38],
    [0.4, 0.3],
    [0.7, 0.36],
    [0.85, 0.42],
    [1, 0.34],
  ],
  { seed: 4, rough: 0.06, rounds: 5 },
);

export const films: Readonly<Record<string, Film>> = {
  // The lower 58 % of the drawn horizon's 1600 × 696: text stands on the sky above.
  hero: {
    width: 1440,
    height: 364,
    seconds: 10,
    fps: 24,
    oversample: 1,
    crf: { av1: 28, h264: 22 },
    into: 'mf-public/src/media',
    ridges: [far, middle, near, haze],
  },
  intro: {
    width: 512,
    height: 512,
    seconds: 1.8,
    fps: 24,
    oversample: 1.25,
    crf: { av1: 36, h264: 25 },
    into: 'shell/src/intro',
    posterAt: 0,
    ridges: [summit, valley],
  },
  character: {
    width: 640,
    height: 320,
    seconds: 6,
    fps: 24,
    oversample: 1.5,
    crf: { av1: 26, h264: 20 },
    into: 'mf-public/src/media',
    posterAt: 0,
    ridges: [far, middle],
  },
  prizes: {
    width: 768,
    height: 432,
    seconds: 6,
    fps: 24,
    oversample: 1.5,
    crf: { av1: 26, h264: 21 },
    into: 'mf-public/src/media',
    posterAt: 3.5,
    ridges: [far, middle],
  },
};

const SAMPLES = 4096;

/** Returns a film's ridges as rows of `SAMPLES` heights, 0 to 1. */
export function heightRows({ ridges }: Pick<Film, 'ridges'>): number[][] {
  return ridges.map((ridge) =>
    Array.from({ length: SAMPLES }, (_, index) => heightAt(ridge, (index + 0.5) / SAMPLES)),
  );
}
