import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { OperatorError } from './operator-error.ts';

interface Usage<Options extends ParseArgsOptionsConfig> {
  /** The sentence that whoever uses the command wrongly reads. */
  usage: string;
  /** How many words the command takes beside its options, at least and at most. */
  words: readonly [least: number, most: number];
  options: Options;
}

/** Reads a command's words and options. @throws OperatorError with the usage, for anything that is not it */
export function readWords<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  { usage, words: [least, most], options }: Usage<Options>,
) {
  const { positionals, values } = parsed(args, usage, options);
  if (positionals.length < least || positionals.length > most) throw new OperatorError(usage);
  return { words: positionals, values };
}

/** Node's own sentences about wrong options ask riddles of quoting: the usage says more. */
function parsed<Options extends ParseArgsOptionsConfig>(args: string[], usage: string, options: Options) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    throw new OperatorError(usage);
  }
}
