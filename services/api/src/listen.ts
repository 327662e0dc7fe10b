import { once } from 'node:events';
import type { Server } from 'node:http';

/** The address in the settings is not available; the message says what to do. */
export class CannotListen extends Error {
  override name = 'CannotListen';
}

/** Binds `server` to its address. Throws CannotListen. */
export async function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const sentence = sentences[code];
    if (sentence === undefined) throw error;
    throw new CannotListen(sentence(host, port), { cause: error });
  }
}

const sentences: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is taken by another program. Stop that program, or choose another port: PORT=${port + 1}.`,
  EACCES: (_, port) =>
    `This user may not listen on port ${port}. Choose a port from 1024 up with PORT, or grant the right to this one.`,
  EADDRNOTAVAIL: (host) =>
    `This machine has no address ${host}. Set HOST to one of its own, 127.0.0.1 (only here) or 0.0.0.0 (everywhere).`,
  ENOTFOUND: (host) => `The name ${host} in HOST is not known. Set HOST to an address of this machine.`,
};
