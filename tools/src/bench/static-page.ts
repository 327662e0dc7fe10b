import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

export interface StaticPage extends AsyncDisposable {
  /** Without a slash at its end. */
  readonly url: string;
}

// Everything that loads or feeds a script. The sheets are inlined; their preloads serve the container.
const forScripts =
  /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="(?:modulepreload|preload" as="style)"[^>]*>/g;

/** Serves the first screen of a page as one HTML file without scripts, from memory; its fonts come from where they are. */
export async function staticCopy(origin: string, cookie: string): Promise<StaticPage> {
  const page = await fetch(origin, { headers: { Cookie: cookie } });
  const html = gzipSync((await page.text()).replace(forScripts, ''));
  const server = createServer(async (request, response) => {
    if (request.url === '/') {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'gzip' });
      response.end(html);
      return;
    }
    const file = await fetch(origin + request.url);
    response.writeHead(file.status, {
      'Content-Type': file.headers.get('Content-Type') ?? 'text/plain',
      'Cache-Control': 'max-age=31536000',
    });
    response.end(Buffer.from(await file.arrayBuffer()));
  });
  return served(server);
}

/** Lets a server listen on a free port of this machine until its address is disposed of. */
export async function served(server: Server): Promise<StaticPage> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
