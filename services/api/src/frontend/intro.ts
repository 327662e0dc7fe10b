import type { Generation } from '@vetta/contract/plugins-json';
import {
  INTRO_FILE,
  INTRO_TEMPLATE_FILE,
  type IntroData,
  shellAddress,
} from '@vetta/contract/published-build';
import type { Published } from './published.ts';
import { filler } from './template.ts';

/** Reads the intro of a generation's shell. Returns a function that fills it. */
export async function readIntro(
  published: Published,
  { shell }: Generation,
): Promise<(data: IntroData) => string> {
  const base = shellAddress(shell);
  const template = await published
    .text(base + INTRO_TEMPLATE_FILE)
    .catch(() => published.text(base + INTRO_FILE));
  return filler(template.replaceAll('"./', `"${base}`));
}
