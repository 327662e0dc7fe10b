import { join } from 'node:path';
import { checkout } from '@vetta/server/checkout';

export interface TestPart {
  name: string;
  what: string;
  folder: string;
  needsChromium: boolean;
  /** Whether `npm run test:deep` has files of it, too. */
  isDeep: boolean;
}

/** The three parts of the tests, fastest first. Each has a vitest.config.ts in its folder. */
export const testParts: TestPart[] = [
  {
    name: 'code',
    what: 'contract, services and tools, on real servers',
    folder: checkout,
    needsChromium: false,
    isDeep: true,
  },
  {
    name: 'stories',
    what: 'every story, in Chromium',
    folder: join(checkout, 'storybook'),
    needsChromium: true,
    isDeep: false,
  },
  {
    name: 'journeys',
    what: 'the whole product, in Chromium',
    folder: join(checkout, 'e2e'),
    needsChromium: true,
    isDeep: true,
  },
];
