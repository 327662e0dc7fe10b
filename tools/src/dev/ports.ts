import type { Settings } from '@vetta/server/environment';
import { OperatorError } from '@vetta/server/operator-error';
import { checkPort } from '@vetta/server/start/port';

/** Where the front ends' dev servers listen: as their vite.config.ts say. */
const host = '127.0.0.1';
const shell = 5173;
const frontEnds = [shell, 5174, 5175];

export const page = `http://${host}:${shell}/`;

/** Fails with a sentence where the api or a front end would find its port taken. */
export async function checkPorts(settings: Pick<Settings, 'host' | 'port'>): Promise<void> {
  await checkPort(settings);
  for (const port of frontEnds) {
    // No other port to propose: the builds name each other by these.
    await checkPort({ host, port }).catch(() => {
      throw new OperatorError(
        `Port ${port} on ${host} is taken by another program. Stop that program: a front end of npm run dev needs this port.`,
      );
    });
  }
}
