import { Failure } from '@vetta/league/failure';
import { EnvironmentError } from './environment.ts';
import { OperatorError } from './operator-error.ts';

/** A command takes the words after its name and answers its exit code; nothing is 0. */
export type Command = (args: string[]) => Promise<number | undefined>;

/** Runs a command to its end. What the operator can mend is told in a sentence; only a defect shows its stack. */
export async function runCommand(command: Command, args: string[]): Promise<void> {
  try {
    process.exitCode = (await command(args)) ?? 0;
  } catch (error) {
    const mendable =
      error instanceof OperatorError || error instanceof EnvironmentError || error instanceof Failure;
    console.error(mendable ? error.message : error);
    process.exitCode = 1;
  }
}
