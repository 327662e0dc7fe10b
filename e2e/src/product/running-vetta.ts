import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('../../../', import.meta.url));

type Variables = Readonly<Record<string, string>>;

export interface RunningVetta {
  readonly url: string;
  /** What the terminal shows. */
  readonly output: string;
  /** How long it took to be ready, in milliseconds. */
  readonly readyIn: number;
  /** Ends it as Ctrl-C does, and answers its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a lack of memory does: nothing is finished, and nobody is told. */
  kill(): Promise<void>;
}

export interface DataFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** A folder for one installation's data, gone after the tests. */
export async function dataFolder(): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), 'vetta-product-'));
  // As root PostgreSQL runs as a system user, who must be able to pass.
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** `npm start` on a free port, as an operator runs it, up to the line that says that it is ready. */
export async function startVetta(dataDir: string, variables: Variables = {}): Promise<RunningVetta> {
  const began = performance.now();
  const { child, output } = start({ DATA_DIR: dataDir, PORT: '0', ...variables });
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const ready = /^ +Page +(http:\S+?)\/$/m.exec(output());
      if (ready?.[1] && output().includes('Ctrl-C stops it')) resolve(ready[1]);
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output()}`)));
  });
  return {
    url,
    readyIn: performance.now() - began,
    get output() {
      return output();
    },
    async stop() {
      if (child.exitCode !== null) return child.exitCode;
      child.kill('SIGINT');
      await once(child, 'exit');
      return child.exitCode;
    },
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** `npm start` itself, with these variables set on top of a bare environment. */
function start(variables: Variables): { child: ChildProcess; output: () => string } {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [join(checkout, 'bin/vetta.mjs'), 'start'], {
    env: { PATH, HOME, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return { child, output: () => output };
}
