import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';

const checkout = fileURLToPath(new URL('../../../', import.meta.url));
const vite = fileURLToPath(import.meta.resolve('vite/package.json')).replace('package.json', 'bin/vite.js');

export type DevServers = Awaited<ReturnType<typeof startDevServers>>;

/**
 * Starts the dev servers of the real shell and of copies of «meteo» and the design system, which tests can edit. The copies
 * are inside the checkout, so that they find its packages.
 */
export async function startDevServers() {
  await mkdir(join(checkout, 'e2e/.cache'), { recursive: true });
  const folder = await mkdtemp(join(checkout, 'e2e/.cache/dev-servers-'));
  const running: ChildProcess[] = [];
  const [meteoPort, shellPort] = [await getPort(), await getPort()];

  /** Replaces a text in a source file, for example `meteo/src/page.tsx`. Throws if the file does not have the text. */
  const edit = async (file: string, from: string, to: string) => {
    const source = await readFile(join(folder, file), 'utf8');
    if (!source.includes(from)) throw new Error(`There is no «${from}» in ${file}.`);
    await writeFile(join(folder, file), source.replace(from, to));
  };
  const serve = async (cwd: string, args: string[], ready: RegExp) => {
    const child = startVite(cwd, args, { DEV_PLUGINS: `http://127.0.0.1:${meteoPort}` });
    running.push(child);
    await waitForOutput(child, ready);
  };
  /** Returns the time of a file's last change, in milliseconds since 1970. */
  const writtenAt = async (file: string) => (await stat(join(folder, file))).mtimeMs;
  const close = async () => {
    for (const child of running) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill();
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true });
  };

  try {
    await copyDesignSystem(folder);
    await cp(join(checkout, 'e2e/src/federation/plugins/meteo'), join(folder, 'meteo'), { recursive: true });
    await cp(join(checkout, 'e2e/package.json'), join(folder, 'package.json'));
    await cp(join(checkout, 'tsconfig.json'), join(folder, 'tsconfig.json'));
    await edit('meteo/vite.config.ts', '5180', `${meteoPort}`);

    await serve(join(folder, 'design-system'), ['build', '--watch', '--no-emptyOutDir'], /built in/);
    await Promise.all([
      serve(join(folder, 'meteo'), [], /ready in/),
      serve(join(checkout, 'shell'), ['--port', `${shellPort}`], /ready in/),
    ]);
  } catch (error) {
    await close();
    throw error;
  }
  // The address of the shell, which loads «meteo» from its dev server.
  return { url: `http://127.0.0.1:${shellPort}`, edit, writtenAt, close };
}

/** Copies the design system's sources, and links them under the name by which plugins import them. */
async function copyDesignSystem(folder: string): Promise<void> {
  const original = join(checkout, 'design-system');
  const generated = ['node_modules', 'dist', '.turbo'].map((name) => join(original, name));
  await cp(original, join(folder, 'design-system'), {
    recursive: true,
    filter: (path) => !generated.includes(path),
  });
  await mkdir(join(folder, 'node_modules/@vetta'), { recursive: true });
  await symlink(join(folder, 'design-system'), join(folder, 'node_modules/@vetta/design-system'));
}

/** Starts Vite without Vitest's variables: if they are set, federation disables itself. */
function startVite(cwd: string, args: string[], variables: Record<string, string>): ChildProcess {
  const { VITEST: _, NODE_ENV: __, ...environment } = process.env;
  return spawn(process.execPath, [vite, ...args], {
    cwd,
    env: { ...environment, ...variables, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The longest time that a dev server may take to start, in milliseconds. */
const START_TIMEOUT = 60_000;

/** Resolves when the output matches `ready`. Rejects with the output if the process ends before, and after a timeout. */
function waitForOutput(child: ChildProcess, ready: RegExp): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(output));
    const timer = setTimeout(fail, START_TIMEOUT);
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (!ready.test(output)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('exit', fail);
  });
}
