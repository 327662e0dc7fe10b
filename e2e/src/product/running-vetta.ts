import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
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
}

/** A folder for one installation's data, gone after the tests. */
export async function dataFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'vetta-product-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** `npm start` on a free port, as an operator runs it, up to the line that says that it is ready. */
export async function startVetta(dataDir: string, variables: Variables = {}): Promise<RunningVetta> {
  const began = performance.now();
  const { child, output } = script(['start'], { DATA_DIR: dataDir, PORT: '0', ...variables });
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
  };
}

/** Another npm script beside it, or alone: its output, once it ended well. */
export async function runCommand(
  words: readonly string[],
  dataDir: string,
  variables: Variables = {},
): Promise<string> {
  const { child, output } = script(words, { DATA_DIR: dataDir, ...variables });
  await once(child, 'exit');
  if (child.exitCode !== 0)
    throw new Error(`npm run ${words.join(' ')} ended with ${child.exitCode}:\n${output()}`);
  return output();
}

function script(
  words: readonly string[],
  variables: Variables,
): { child: ChildProcess; output: () => string } {
  const { PATH, HOME, VETTA_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [join(checkout, 'tools/src/bootstrap.mjs'), ...words], {
    env: { PATH, HOME, ...(VETTA_CACHE && { VETTA_CACHE }), ...variables },
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
