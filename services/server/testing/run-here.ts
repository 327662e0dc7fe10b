import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatWithOptions } from 'node:util';
import { vi } from 'vitest';
import { checkout } from '../src/checkout.ts';
import type { RunResult } from '../src/processes/run.ts';
import { type Command, runCommand } from '../src/run-command.ts';

/**
 * Runs an npm script's command as `runScript` does, but in this process, one at a time: Node needs longer to start than most
 * commands take. Not for one that serves, or writes its log.
 */
export async function runHere(
  [name = '', ...args]: string[],
  variables: Record<string, string> = {},
): Promise<RunResult> {
  const path = ['services/server', 'plugin-kit', 'tools']
    .map((workspace) => join(checkout, workspace, 'src/commands', `${name}.ts`))
    .find((file) => existsSync(file));
  const { default: command }: { default: Command } = await import(path ?? name);
  const { env, exitCode } = process;
  let output = '';
  const printing = (['log', 'warn', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((...said) => {
      output += `${formatWithOptions({}, ...said)}\n`;
    }),
  );
  process.env = { PATH: env.PATH, HOME: env.HOME, ...variables };
  try {
    await runCommand(command, args);
    return { code: Number(process.exitCode), output };
  } finally {
    process.env = env;
    process.exitCode = exitCode;
    for (const spy of printing) spy.mockRestore();
  }
}
