import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { OperatorError } from './operator-error.ts';

interface Usage<Options extends ParseArgsOptionsConfig> {
  /** The sentence that is shown for wrong arguments. */
  usage: string;
  /** How many positional arguments the command takes. */
  positionals: readonly [least: number, most: number];
  options: Options;
}

/** Returns a command's positional arguments and options. Throws OperatorError with the usage for wrong ones. */
export function parseArguments<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  { usage, positionals: [least, most], options }: Usage<Options>,
) {
  const { positionals, values } = parsed(args, usage, options);
  if (positionals.length < least || positionals.length > most) throw new OperatorError(usage);
  return { positionals, values };
}

/** Node's messages about wrong options explain quoting rules; the usage is clearer. */
function parsed<Options extends ParseArgsOptionsConfig>(args: string[], usage: string, options: Options) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    throw new OperatorError(usage);
  }
}
