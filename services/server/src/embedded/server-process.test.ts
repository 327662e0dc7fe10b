import { connect } from 'node:net';
import getPort from 'get-port';
import { expect, test } from 'vitest';
import { startServer } from './server-process.ts';

test('a server whose record cannot be written is ended', async () => {
  const port = await getPort({ host: '127.0.0.1' });
  const program = `require('node:net').createServer().listen(${port}, '127.0.0.1')`;
  const command = { name: 'Prova', program: process.execPath, args: ['-e', program], port };
  await expect(startServer(command, '/proc/none/record')).rejects.toThrow('ENOENT');
  const listens = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        resolve(true);
        socket.destroy();
      });
      socket.on('error', () => resolve(false));
    });
  await expect.poll(listens).toBe(false);
});
