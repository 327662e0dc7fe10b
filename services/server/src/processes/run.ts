import { execa } from 'execa';

export interface RunOptions {
  cwd?: string;
  /** The whole environment of the program; by default that of this process. */
  env?: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
  /** Milliseconds after which the program is killed. */
  timeout?: number;
  /** Receives every chunk that the program writes, for a progress line. */
  onOutput?: (chunk: string) => void;
}

export interface RunResult {
  /** 127 if the program cannot be started. */
  code: number;
  /** What the program wrote on both of its streams, or why it cannot be started. */
  output: string;
}

/** Runs a program to its end. Returns its exit code and output; never throws for either. */
export async function run(
  program: string,
  args: string[],
  { onOutput, ...options }: RunOptions = {},
): Promise<RunResult> {
  const child = execa(program, args, {
    ...options,
    extendEnv: options.env === undefined,
    stdin: 'ignore',
    all: true,
    reject: false,
    stripFinalNewline: false,
  });
  if (onOutput) child.all.on('data', (chunk) => onOutput(String(chunk)));
  const { exitCode, all, originalMessage, code } = await child;
  if (code === 'ENOENT' || code === 'EACCES') return { code: 127, output: originalMessage ?? '' };
  return { code: exitCode ?? 1, output: all };
}
