import { join } from 'node:path';
import { checkout } from '@vetta/server/checkout';
import { attach } from '../processes/attach.ts';

/**
 * Runs Storybook on port 6006. Further arguments are Storybook's: `npm run storybook -- --ci`. Returns its exit code, or that of
 * the design system's build: style sheets of the plugins read its tokens from there.
 */
export default async function storybook(args: string[]): Promise<number> {
  const built = await attach(
    'turbo',
    ['run', 'build', '--filter=@vetta/design-system', '--output-logs=errors-only'],
    { env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } },
  );
  if (built !== 0) return built;
  return attach('storybook', ['dev', '--port', '6006', '--disable-telemetry', ...args], {
    cwd: join(checkout, 'storybook'),
  });
}
