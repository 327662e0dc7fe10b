import { createServer } from 'node:http';
import { join } from 'node:path';
import { sendStaticFile } from '@vetta/api/design/static-file';
import { OperatorError } from '@vetta/server/operator-error';
import { run } from '@vetta/server/processes/run';
import Koa from 'koa';
import { type StaticPage, served } from '../src/bench/static-page.ts';

/**
 * Builds the Storybook of a checkout into a folder, without what only readers need, and serves it. Throws OperatorError with
 * the build's output.
 */
export async function serveStorybook(checkout: string, into: string): Promise<StaticPage> {
  await build(checkout, into);
  const app = new Koa();
  app.silent = true;
  app.use(async (ctx) => {
    await sendStaticFile(ctx, into, ctx.path);
  });
  return served(createServer(app.callback()));
}

async function build(checkout: string, into: string): Promise<void> {
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', NODE_ENV: 'production' };
  const step = async (program: string, args: string[], workspace: string) => {
    const { code, output } = await run(join(checkout, 'node_modules/.bin', program), args, {
      cwd: join(checkout, workspace),
      env,
    });
    if (code === 0) return;
    const tail = output.trim().split('\n').slice(-60).join('\n');
    throw new OperatorError(`${tail}\n\nThe ${workspace} of ${checkout} could not be built: see above.`);
  };
  // The walls' style sheet of guests is read from there, and a commit that was only checked out has none.
  await step('vite', ['build', '--logLevel=error'], 'design-system');
  await step('storybook', ['build', '--test', '--output-dir', into], 'storybook');
}
