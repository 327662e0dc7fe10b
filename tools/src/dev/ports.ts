import type { Settings } from '@vetta/server/environment';
import { OperatorError } from '@vetta/server/operator-error';
import { checkPort } from '@vetta/server/start/port';

// The same addresses as in the front ends' vite.config.ts.
const host = '127.0.0.1';
const shell = 5173;
const frontEnds = [shell, 5174, 5175];

/** The address of the page. */
export const page = `http://${host}:${shell}/`;

/** Throws an `OperatorError` if the port of the api or of a front end is taken. */
export async function checkPorts(settings: Pick<Settings, 'host' | 'port'>): Promise<void> {
  await checkPort(settings);
  for (const port of frontEnds) {
    // These ports are fixed, because the front ends' configurations contain them.
    await checkPort({ host, port }).catch(() => {
      throw new OperatorError(
        `Port ${port} on ${host} is taken by another program. Stop that program: a front end of npm run dev needs this port.`,
      );
    });
  }
}
