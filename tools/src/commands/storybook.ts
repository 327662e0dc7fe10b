import { join } from 'node:path';
import { build } from '../build.ts';
import { checkout } from '../checkout.ts';
import { attach } from '../processes/attach.ts';

/** The designers' room, on a port of its own. Words after the name go to Storybook: `npm run storybook -- --ci`. */
export default async function storybook(args: string[]): Promise<number> {
  await build((line) => console.log(line));
  return attach('storybook', ['dev', '--port', '6006', '--disable-telemetry', ...args], {
    cwd: join(checkout, 'storybook'),
  });
}
