import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { encodeMp4, encodePoster, encodeWebm, storeFrames, writePictures } from './encode.ts';
import { type Film, films } from './films.ts';
import { openPainter, scaled } from './painter.ts';

export interface Rendering {
  /** A key of `films`. */
  readonly name: string;
  readonly film: Film;
  /** 1 for the film's own size. */
  readonly scale: number;
  /** The folder that gets the files. */
  readonly folder: string;
}

const LARGEST_BYTES = 500_000;

/** Returns the films that there are. */
export const filmNames = (): string => Object.keys(films).join(', ');

/** Paints a film's frames at some seconds and writes them as pictures, `<name>-1.png` and so on. */
export async function renderStills(rendering: Rendering, seconds: readonly number[]): Promise<void> {
  await withFrames(rendering, seconds, (frames, into) => writePictures(frames, into));
}

/** Paints a whole film and writes its webm, mp4 and poster. Throws if one is too large for a phone. */
export async function renderFilm(rendering: Rendering): Promise<void> {
  const { film } = rendering;
  const seconds = Array.from({ length: film.seconds * film.fps }, (_, frame) => frame / film.fps);
  await withFrames(rendering, seconds, async (frames, into) => {
    await Promise.all([encodeWebm({ film, frames, into }), encodeMp4({ film, frames, into })]);
    await encodePoster({ film, frames, into });
    for (const file of [`${into}.webm`, `${into}.mp4`]) {
      const { size } = await stat(file);
      console.log(`${basename(file)}: ${Math.round(size / 1000)} kB`);
      if (size > LARGEST_BYTES) throw new Error(`${basename(file)} is larger than ${LARGEST_BYTES} bytes.`);
    }
  });
}

/** Paints frames into a file without loss, which `use` finds at the path `frames`. */
async function withFrames(
  { name, film, scale, folder }: Rendering,
  seconds: readonly number[],
  use: (frames: string, into: string) => Promise<unknown>,
): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'vetta-film-'));
  const frames = join(work, 'frames.mkv');
  const painter = await openPainter(name, film, scale);
  try {
    const store = storeFrames(scaled(film, scale * film.oversample), scaled(film, scale), film.fps, frames);
    for (const second of seconds) await store.add(await painter.paint(second));
    await store.end();
    await use(frames, join(folder, name));
  } finally {
    await painter.close();
    await rm(work, { recursive: true });
  }
}
