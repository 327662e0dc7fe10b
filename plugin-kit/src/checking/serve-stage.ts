import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, realpath } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize, sep } from 'node:path';
import { guestDocument, guestHeaders, guestPartAt } from '@vetta/contract/guest-document';
import { endingOf, servedTypes } from '@vetta/contract/served-types';
import { loopback } from '../dev-server.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

interface StageServer extends AsyncDisposable {
  readonly url: string;
}

/**
 * Serves the folder of the stage to this machine, and the parts of the guest in another folder: at the addresses that they would have
 * on a wall, in the same documents.
 */
export async function serveStage(stage: string, guest: string): Promise<StageServer> {
  const server = createServer(async (request, response) => {
    try {
      const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://stage').pathname));
      const asked = guestPartAt(path);
      if (asked) {
        const script = String(await readWithin(guest, `${asked.part}.js`));
        // Its author builds it again and again.
        const headers = { ...guestHeaders(script, sha256), 'Cache-Control': 'no-store' };
        response.writeHead(200, headers).end(guestDocument(script));
        return;
      }
      const file = path.slice(1) || 'index.html';
      const type = servedTypes[endingOf(file)] ?? 'text/html; charset=utf-8';
      response.writeHead(200, { 'Content-Type': type }).end(await readWithin(stage, file));
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, loopback);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // A server that listens on TCP has an `AddressInfo`.
  return {
    url: `http://${loopback}:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Reads a file of a folder. Throws if its real path is not inside: a link would show the page a file of the machine. */
async function readWithin(folder: string, file: string): Promise<Buffer> {
  const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, file))]);
  if (!path.startsWith(root + sep)) throw new Error('The file is outside the folder');
  return readFile(path);
}
