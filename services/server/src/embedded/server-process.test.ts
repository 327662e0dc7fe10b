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

test('a server that ends without a word is reported with what shows why', async () => {
  const port = await getPort({ host: '127.0.0.1' });
  const command = { name: 'Prova', program: process.execPath, args: ['-e', '0'], port };
  await expect(startServer(command)).rejects.toThrow(
    `Prova ended at once. It wrote nothing. The machine may be busy or its disk slow: start again. If it stays, this shows why: ${process.execPath} -e 0`,
  );
});

test('of one that says why it ends, its last lines are shown', async () => {
  const port = await getPort({ host: '127.0.0.1' });
  const args = ['-e', "for (const n of [1, 2, 3, 4, 5]) console.error('riga ' + n); process.exitCode = 1"];
  const command = { name: 'Prova', program: process.execPath, args, port };
  await expect(startServer(command)).rejects.toThrow(
    /did not start: riga 2\n {2}riga 3\n {2}riga 4\n {2}riga 5$/,
  );
});
