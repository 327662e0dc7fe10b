import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { loopback } from '../dev-server.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};

interface FolderServer extends AsyncDisposable {
  readonly url: string;
}

/** Serves folders of this machine to this machine, each below its address: `{ '/': …, '/plugin/': … }`. */
export async function serveFolders(folders: Readonly<Record<string, string>>): Promise<FolderServer> {
  const addresses = Object.keys(folders).sort((one, other) => other.length - one.length);
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://stage').pathname));
    const address = addresses.find((prefix) => path.startsWith(prefix)) ?? '/';
    const file = path.slice(address.length) || 'index.html';
    try {
      const bytes = await readFile(join(folders[address] ?? '', file));
      response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
      // The rule of the product's pages: no inline scripts, no eval.
      response.setHeader('Content-Security-Policy', "script-src 'self'");
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
