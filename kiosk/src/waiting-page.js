import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

/** How long the server may take to answer, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Serves the page that a screen shows until the server answers, on this computer alone. The page asks `/ready` and then goes
 * to the wall itself; whether the server answers is asked here, since a page may not read the answers of another address.
 *
 * @param {URL} target the wall's page
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function serveWaitingPage(target) {
  const page = await readFile(new URL('./waiting-page.html', import.meta.url));
  const isReady = async () => {
    try {
      const { ok } = await fetch(target, { signal: AbortSignal.timeout(PATIENCE) });
      return ok;
    } catch {
      return false;
    }
  };
  const server = createServer(async (request, response) => {
    if (request.url !== '/ready')
      return void response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
    const body = JSON.stringify({ target: target.href, isReady: await isReady() });
    response.setHeader('Content-Type', 'application/json').end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port for the waiting page');
  return {
    address: `http://127.0.0.1:${address.port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
