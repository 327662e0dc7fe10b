import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, realpath } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize, sep } from 'node:path';
import { contentPolicy, framesOf, mediaOf } from '@vetta/contract/content-policy';
import { guestDocument, guestHeaders, guestPartAt } from '@vetta/contract/guest-document';
import { endingOf, servedTypes, TEMPLATE_ENDING } from '@vetta/contract/served-types';
import { loopback } from '../dev-server.ts';

/** Those of published builds, and of the stage's page. Other files are not served on a wall either. */
const types: Readonly<Record<string, string>> = {
  ...servedTypes,
  [TEMPLATE_ENDING]: 'text/html; charset=utf-8',
};

/** The rule of the product's pages: what breaks it would fail on a wall. */
const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');
const policy = [
  contentPolicy({ scripts: [], styles: [] }, sha256),
  mediaOf({ pictures: [], films: [] }),
].join('; ');

interface FolderServer extends AsyncDisposable {
  readonly url: string;
}

/**
 * Serves folders of this machine to this machine, each below its address: `{ '/': …, '/plugin/': … }`. The parts of the guest in
 * `/plugin/` are at the addresses that they would have on a wall, in the same documents.
 */
export async function serveFolders(folders: Readonly<Record<string, string>>): Promise<FolderServer> {
  const addresses = Object.keys(folders).sort((one, other) => other.length - one.length);
  const server = createServer(async (request, response) => {
    try {
      const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://stage').pathname));
      const guest = guestPartAt(path);
      if (guest) {
        const script = String(await readWithin(folders['/plugin/'] ?? '', `${guest.part}.js`));
        // Its author builds it again and again.
        const headers = { ...guestHeaders(script, sha256), 'Cache-Control': 'no-store' };
        response.writeHead(200, headers).end(guestDocument(script));
        return;
      }
      const address = addresses.find((prefix) => path.startsWith(prefix)) ?? '/';
      const file = path.slice(address.length) || 'index.html';
      const type = types[endingOf(file)];
      if (type === undefined) throw new Error('Such a file is never served');
      const bytes = await readWithin(folders[address] ?? '', file);
      response.setHeader('Content-Type', type);
      response.setHeader('Content-Security-Policy', `${policy}; ${framesOf(request.headers.host ?? '')}`);
      response.end(bytes);
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
