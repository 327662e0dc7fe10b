import { join } from 'node:path';
import { checkout } from '@vetta/server/checkout';
import { build } from '@vetta/server/start/build-front-ends';
import { attach } from '../processes/attach.ts';

/** The designers' room, on a port of its own. Words after the name go to Storybook: `npm run storybook -- --ci`. */
export default async function storybook(args: string[]): Promise<number> {
  await build((line) => console.log(line));
  return attach('storybook', ['dev', '--port', '6006', '--disable-telemetry', ...args], {
    cwd: join(checkout, 'storybook'),
  });
}
