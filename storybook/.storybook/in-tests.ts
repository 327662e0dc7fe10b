import type { Preview } from '@storybook/react-vite';
import { toAddress } from '@vetta/design-system/tokens/address';

// What differs where Vitest runs the stories. Storybook itself has everything.
const isTest = import.meta.env.MODE === 'test';

const times = ['fast', 'normal', 'slow', 'scene'];

/** Tokens, as in Storybook's address, by which nothing fades or moves: a test waits for no dialog to appear or to go. */
export const atOnce = isTest
  ? toAddress(
      Object.fromEntries(
        ['dark', 'kiosk'].flatMap((theme) => times.map((time) => [`${theme}.motion.${time}`, '0ms'])),
      ),
    )
  : '';

const seen = new Set<string>();

/** axe looks at every story of the design system, and at one of each other title: the first that runs. */
export const axeOnceAScreen: NonNullable<Preview['beforeEach']> = ({ title, parameters }) => {
  if (!isTest || title.startsWith('Design system/') || parameters.a11y.test === 'off') return;
  if (seen.has(title)) parameters.a11y = { ...parameters.a11y, test: 'off' };
  seen.add(title);
};
