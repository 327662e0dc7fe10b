import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import getPort from 'get-port';
import { checkout } from '../src/checkout.ts';

export interface RunningCaddy {
  /** The address that clients use. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts Caddy with ops/Caddyfile, without TLS, in front of servers on these ports. */
export async function startCaddy(
  program: string,
  ports: readonly number[],
  folder: string,
): Promise<RunningCaddy> {
  const [port, adminPort] = [await getPort(), await getPort()];
  const url = `http://127.0.0.1:${port}`;
  const stop = await runCaddy(program, join(checkout, 'ops/Caddyfile'), {
    HOME: folder,
    DOMAIN: url,
    UPSTREAMS: ports.map((upstream) => `127.0.0.1:${upstream}`).join(' '),
    CADDY_ADMIN: `127.0.0.1:${adminPort}`,
  });
  return { url, stop };
}

/** Runs Caddy with this Caddyfile. Returns, once it serves, a function that stops it. */
export async function runCaddy(
  program: string,
  config: string,
  env: NodeJS.ProcessEnv,
): Promise<() => Promise<void>> {
  const child = spawn(program, ['run', '--adapter', 'caddyfile', '--config', config], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  const serving = new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      log += chunk;
      if (log.includes('serving initial configuration')) resolve();
    });
    child.once('close', () => reject(new Error(`Caddy ended:\n${log}`)));
  });
  await serving;
  return async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}
