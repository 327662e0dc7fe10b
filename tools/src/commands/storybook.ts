import { join } from 'node:path';
import { checkout } from '@vetta/server/checkout';
import { build } from '@vetta/server/start/build-front-ends';
import { attach } from '../processes/attach.ts';

/** Runs Storybook on port 6006. Further arguments are Storybook's: `npm run storybook -- --ci`. Returns its exit code. */
export default async function storybook(args: string[]): Promise<number> {
  await build((line) => console.log(line));
  return attach('storybook', ['dev', '--port', '6006', '--disable-telemetry', ...args], {
    cwd: join(checkout, 'storybook'),
  });
}
