import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Comparison, compareTokens } from '@vetta/design-system/tokens/compare';
import { designTokens } from '@vetta/design-system/tokens/dtcg';
import { OperatorError } from '@vetta/server/operator-error';

const usage = `npm run tokens                          writes our design tokens (DTCG) to the terminal
npm run tokens -- compare <file.json>   reports what differs in a file that came back`;

/**
 * `npm run tokens`: gives the tokens to a drawing tool, and says what differs in a file that comes back. Exits with 1 when
 * something does.
 */
export default async function tokens(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [verb, file] = positionals;
  if (!verb) {
    console.log(JSON.stringify(designTokens(), null, 2));
    return 0;
  }
  if (verb !== 'compare' || !file) {
    console.log(usage);
    return 2;
  }
  const lines = reportLines(compareTokens(await readJson(file)));
  console.log(lines.length === 0 ? 'No difference.' : lines.join('\n'));
  return lines.length === 0 ? 0 : 1;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new OperatorError(`${file} is no JSON file: ${error instanceof Error ? error.message : error}`);
  }
}

const reportLines = ({ added, removed, changed }: Comparison): string[] => [
  ...changed.map(({ token, before, after }) => `changed  ${token}: ${before} → ${after}`),
  ...added.map(({ token, value }) => `added    ${token}: ${value}`),
  ...removed.map(({ token, value }) => `removed  ${token}: ${value}`),
];
