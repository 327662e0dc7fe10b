import { spawn } from 'node:child_process';

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
  /** Milliseconds after which the program is killed. */
  timeout?: number;
  /** Called with every chunk the program writes, for a progress line. */
  onOutput?: (chunk: string) => void;
}

export interface RunResult {
  code: number;
  output: string;
}

/** Runs a program to its end. Never throws for an exit code: a program that cannot be started answers 127. */
export function run(program: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  const { onOutput, ...spawnOptions } = options;
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...spawnOptions, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      onOutput?.(chunk.toString());
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    // 'exit', not 'close': a server started by the program inherits its pipes and keeps them open.
    child.on('exit', (code) => setImmediate(() => resolve({ code: code ?? 1, output })));
  });
}
