import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScript } from '../../testing/run-script.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetta-operator-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** One sentence, exit code 1, no stack. */
async function endsWith(sentence: string | RegExp, words: string[], variables: Record<string, string> = {}) {
  const { code, output } = await runScript(words, variables);
  expect(output).toMatch(sentence);
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
}

test('a taken port is told before anything is built', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo; // It listens on TCP, so its address is one.
  await endsWith(`Port ${port} on 127.0.0.1 is taken by another program.`, ['start'], { PORT: String(port) });
  other.close();
});

test('a taken port of a front end is told before anything is started for development', async () => {
  const other = createServer().listen(5174, '127.0.0.1');
  // Where somebody develops on this machine it is taken already.
  await once(other, 'listening').catch(() => {});
  await endsWith(
    /^Port 517[345] on 127\.0\.0\.1 is taken by another program\. Stop that program: /m,
    ['dev'],
    {
      PORT: '0',
    },
  );
  other.close();
});

test('a wrong variable is told with what was expected', async () => {
  await endsWith('PORT: expected a whole number from 0 (any free port) to 65535, got "tremila".', ['start'], {
    PORT: 'tremila',
  });
  await endsWith('CLOCK: expected an ISO instant with its offset', ['close', '2026-10-31'], {
    CLOCK: 'ieri',
  });
});

test('a data folder that cannot be written is told', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  await endsWith(`The data folder ${file} is, or lies in, a file: set DATA_DIR to a folder.`, ['seed'], {
    DATA_DIR: file,
  });
  await endsWith('The data folder /proc/vetta is not writable', ['start'], {
    DATA_DIR: '/proc/vetta',
    PORT: '0',
  });
});

test('a database that is away, or turns us away, is told', async () => {
  const away = 'postgres://vetta:segreto@127.0.0.1:1/vetta';
  await endsWith('The database at 127.0.0.1:1 cannot be used: nothing listens there', ['start'], {
    DATABASE_URL: away,
    PORT: '0',
  });
  const { output } = await runScript(['close', '2026-10-31'], { DATABASE_URL: away });
  expect(output).not.toContain('segreto');

  const there = new URL(await freshDatabase());
  there.password = 'sbagliata';
  await endsWith('it refuses the user or the password', ['close', '2026-10-31'], {
    DATABASE_URL: there.href,
  });
});

test('a command used wrongly says how it is used', async () => {
  await endsWith('npm run close -- 2026-10-31', ['close']);
  await endsWith('npm run import -- tracker.csv', ['import']);
  await endsWith('npm run seed -- --players 100 --month 2026-11 --random 7', ['seed', '--players', 'cento']);
  for (const command of ['backup', 'close', 'import', 'key', 'restore', 'seed', 'soak']) {
    await endsWith(new RegExp(`^[^\n]+: npm run ${command} -- [^\n]+\n$`), [command, '--help']);
  }
});
