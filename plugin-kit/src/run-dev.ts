import { createServer } from 'vite';
import { CommandError } from './publishing/command-error.ts';
import { runInVetta } from './run-in-vetta.ts';
import { runOnStage } from './run-on-stage.ts';

/**
 * Starts the dev server of the plugin in `folder` and prints its address: on the stage, or inside the running Vetta at `vetta`. Throws
 * CommandError if no Vetta answers there.
 */
export async function runDev(folder: string, vetta: string | undefined): Promise<void> {
  if (vetta !== undefined) await requireVetta(vetta);
  const shown = vetta === undefined ? runOnStage() : runInVetta(vetta);
  const server = await createServer({ root: folder, plugins: [shown] });
  await server.listen();
  server.printUrls();
}

async function requireVetta(address: string): Promise<void> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new CommandError('--vetta is not the address of a Vetta: https://classifica.example is one.');
  const answer = await fetch(new URL('/plugins.json', url)).catch(() => undefined);
  if (answer?.ok) return;
  throw new CommandError(`No Vetta answers at ${address}: start it, or say with --vetta where it is.`);
}
