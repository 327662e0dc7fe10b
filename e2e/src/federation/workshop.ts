import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';

const checkout = fileURLToPath(new URL('../../../', import.meta.url));
const vite = fileURLToPath(import.meta.resolve('vite/package.json')).replace('package.json', 'bin/vite.js');

export interface Workshop {
  /** The shell's dev server, with «meteo» beside it. */
  readonly url: string;
  /** «meteo» without federation, as `npm run alone` runs it. */
  readonly aloneUrl: string;
  /** Replaces a text in a source, e.g. `meteo/src/page.tsx`. Throws where it is not there. */
  edit(file: string, from: string, to: string): Promise<void>;
  /** When a file was last written, in milliseconds of the epoch. */
  writtenAt(file: string): Promise<number>;
  close(): Promise<void>;
}

/**
 * Developers at work: the dev servers of the real shell and of copies of «meteo» and of the design system, which tests can
 * edit. The copies lie inside the checkout, so that they find its packages.
 */
export async function openWorkshop(): Promise<Workshop> {
  await mkdir(join(checkout, 'e2e/.cache'), { recursive: true });
  const room = await mkdtemp(join(checkout, 'e2e/.cache/workshop-'));
  const running: ChildProcess[] = [];
  const [meteoPort, alonePort, shellPort] = [await getPort(), await getPort(), await getPort()];

  const edit = async (file: string, from: string, to: string) => {
    const source = await readFile(join(room, file), 'utf8');
    if (!source.includes(from)) throw new Error(`There is no «${from}» in ${file}.`);
    await writeFile(join(room, file), source.replace(from, to));
  };
  const serve = async (folder: string, args: string[], ready: RegExp) => {
    const child = start(folder, args, { DEV_PLUGINS: `http://127.0.0.1:${meteoPort}` });
    running.push(child);
    await isReady(child, ready);
  };
  const writtenAt = async (file: string) => (await stat(join(room, file))).mtimeMs;
  const close = async () => {
    for (const child of running) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill();
      await once(child, 'exit');
    }
    await rm(room, { recursive: true });
  };

  try {
    await copyDesignSystem(room);
    await cp(join(checkout, 'e2e/src/federation/plugins/meteo'), join(room, 'meteo'), { recursive: true });
    await cp(join(checkout, 'e2e/package.json'), join(room, 'package.json'));
    await cp(join(checkout, 'tsconfig.json'), join(room, 'tsconfig.json'));
    await edit('meteo/vite.config.ts', '5180', `${meteoPort}`);

    await serve(join(room, 'design-system'), ['build', '--watch', '--no-emptyOutDir'], /built in/);
    await Promise.all([
      serve(join(room, 'meteo'), [], /ready in/),
      serve(join(room, 'meteo'), ['--mode', 'alone', '--port', `${alonePort}`], /ready in/),
      serve(join(checkout, 'shell'), ['--port', `${shellPort}`], /ready in/),
    ]);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url: `http://127.0.0.1:${shellPort}`,
    aloneUrl: `http://127.0.0.1:${alonePort}`,
    edit,
    writtenAt,
    close,
  };
}

/** The design system's sources, under the name by which the room's plugins import it. */
async function copyDesignSystem(room: string): Promise<void> {
  const original = join(checkout, 'design-system');
  const made = ['node_modules', 'dist', '.turbo'].map((name) => join(original, name));
  await cp(original, join(room, 'design-system'), {
    recursive: true,
    filter: (path) => !made.includes(path),
  });
  await mkdir(join(room, 'node_modules/@vetta'), { recursive: true });
  await symlink(join(room, 'design-system'), join(room, 'node_modules/@vetta/design-system'));
}

/** Vite in a process of its own: under a test runner federation leaves itself out. */
function start(cwd: string, args: string[], variables: Record<string, string>): ChildProcess {
  const { VITEST: _, NODE_ENV: __, ...environment } = process.env;
  return spawn(process.execPath, [vite, ...args], {
    cwd,
    env: { ...environment, ...variables, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The longest that a dev server may take to its first answer, in milliseconds. */
const READY_WITHIN = 60_000;

/** Resolves at the line that says so; rejects with all it has said when it ends before, or is not in time. */
function isReady(child: ChildProcess, line: RegExp): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(said));
    const late = setTimeout(fail, READY_WITHIN);
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (!line.test(said)) return;
      clearTimeout(late);
      resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', fail);
  });
}
