import { Failure } from '@vetta/league/failure';
import { isTemporary } from '@vetta/league/store/database-errors';
import { loggableError } from '@vetta/league/store/loggable-error';
import { EnvironmentError } from './environment.ts';
import { isDiskFull, OperatorError } from './operator-error.ts';

/** A command receives the arguments after its name and returns its exit code; undefined means 0. */
export type Command = (args: string[]) => Promise<number | undefined>;

/**
 * Runs a command and sets the exit code. An error that the operator can fix is printed as its sentence, a defect as
 * what it said; only LOG_LEVEL=debug shows its stack.
 */
export async function runCommand(command: Command, args: string[]): Promise<void> {
  try {
    process.exitCode = (await command(args)) ?? 0;
  } catch (thrown) {
    const error = firstOf(thrown);
    const isForOperator =
      error instanceof OperatorError || error instanceof EnvironmentError || error instanceof Failure;
    console.error(
      isForOperator ? error.message : (diskFullSentence(error) ?? lateSentence(error) ?? defect(error)),
    );
    process.exitCode = 1;
  }
}

/** Returns what went wrong first: where closing what was open fails too, JavaScript throws a pair. */
const firstOf = (error: unknown): unknown =>
  error instanceof SuppressedError ? firstOf(error.suppressed) : error;

/** Returns what is shown of a defect, without the values of a statement: a command's output often ends in a log. */
function defect(thrown: unknown): unknown {
  const error =
    thrown instanceof Error ? loggableError(thrown) : { message: String(thrown), stack: undefined };
  if (['debug', 'trace'].includes(process.env.LOG_LEVEL ?? '')) return error.stack ?? error.message;
  return `${error.message}: this was not expected. Start it again; if it stays, report it with what LOG_LEVEL=debug shows.`;
}

/** Returns the sentence for a step that was not done in time, as on a busy machine; undefined for any other error. */
function lateSentence(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { message } = loggableError(error);
  if (isTemporary(error))
    return `The database took too long to answer, or ended the connection: the machine may be busy or its disk slow. Wait a minute and start it again: what was finished is kept. (${message})`;
  if (error.name === 'TimeoutError')
    return `A step took too long: the machine may be busy or its disk slow. Wait a minute and start it again: what was finished is kept. (${message})`;
  return undefined;
}

/** Returns the sentence for an error of a full disk, or undefined for any other error. */
const diskFullSentence = (error: unknown): string | undefined =>
  isDiskFull(error) && error instanceof Error
    ? `A disk is full: free some space and try again (${error.message}).`
    : undefined;
