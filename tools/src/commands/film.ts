import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { OperatorError } from '@vetta/server/operator-error';
import { filmEvening } from '../media/evening.ts';
import { films } from '../media/films.ts';
import { takePictures } from '../media/pictures.ts';
import { filmNames, renderFilm, renderStills } from '../media/render.ts';
import { filmTour } from '../media/tour.ts';

/** What shows a running Vetta. */
const productFilms: Readonly<Record<string, typeof filmTour>> = {
  tour: filmTour,
  evening: filmEvening,
  pictures: takePictures,
};

/**
 * Runs `npm run film -- hero`: renders a film's webm, mp4 and poster beside the code that shows them. `--still 0,3.5` writes
 * pictures of those seconds instead, `--scale 0.5` renders smaller, `--into <folder>` writes elsewhere. `tour --url
 * http://127.0.0.1:3000 --key …` films a running Vetta instead, for the README; so does `evening`, and `pictures` photographs it. Needs Chromium
 * and ffmpeg.
 */
export default async function film(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      still: { type: 'string' },
      scale: { type: 'string' },
      into: { type: 'string' },
      url: { type: 'string' },
      key: { type: 'string' },
    },
  });
  const [name = ''] = positionals;
  const ofProduct = productFilms[name];
  if (ofProduct) {
    if (!values.url || !values.key)
      throw new OperatorError(`${name} needs --url and --key of a running Vetta.`);
    await ofProduct({ url: values.url.replace(/\/$/, ''), adminKey: values.key });
    return 0;
  }
  const asked = films[name];
  if (!asked) throw new OperatorError(`There is no film "${name}": the films are ${filmNames()}.`);

  const folder = values.into ?? fileURLToPath(new URL(`../../../${asked.into}/`, import.meta.url));
  await mkdir(folder, { recursive: true });
  const rendering = { name, film: asked, scale: Number(values.scale ?? 1), folder };
  if (values.still) await renderStills(rendering, values.still.split(',').map(Number));
  else await renderFilm(rendering);
  return 0;
}
