import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Comparison, compareTokens } from '@vetta/design-system/tokens/compare';
import { designTokens, modeTokens } from '@vetta/design-system/tokens/dtcg';
import { patchedFiles, patchOf } from '@vetta/design-system/tokens/patch';
import { movedContrasts, returnedTokens } from '@vetta/design-system/tokens/returned';
import { checkout } from '@vetta/server/checkout';
import { OperatorError } from '@vetta/server/operator-error';

const usage = `npm run tokens                          writes our design tokens (DTCG) to the terminal
npm run tokens -- --out <folder>        writes them as files: all, and one a mode (dark, kiosk)
npm run tokens -- compare <file.json>   reports what differs in a file that came back
npm run tokens -- apply <file.json>     prints the patch of what differs, for «git apply», with the contrasts that it moves;
                                        --out <file.patch> writes it`;

/**
 * `npm run tokens`: gives the tokens to a drawing tool, says what differs in a file that comes back, and makes a patch of it.
 * Exits with 1 when something differs (compare), or when a contrast becomes too low or something is left out (apply).
 */
export default async function tokens(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: { type: 'string' } },
  });
  const [verb, file] = positionals;
  if (!verb && values.out !== undefined) return writeFiles(values.out);
  if (!verb) {
    console.log(JSON.stringify(designTokens(), null, 2));
    return 0;
  }
  if (verb === 'apply' && file) return apply(await readJson(file), values.out);
  if (verb !== 'compare' || !file) {
    console.log(usage);
    return 2;
  }
  const lines = reportLines(compareTokens(await readJson(file)));
  console.log(lines.length === 0 ? 'No difference.' : lines.join('\n'));
  return lines.length === 0 ? 0 : 1;
}

async function writeFiles(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const files = { '': designTokens(), '.dark': modeTokens('dark'), '.kiosk': modeTokens('kiosk') };
  for (const [mode, group] of Object.entries(files)) {
    const path = join(folder, `vetta${mode}.tokens.json`);
    await writeFile(path, `${JSON.stringify(group, null, 2)}\n`);
    console.log(path);
  }
  return 0;
}

async function apply(file: unknown, out: string | undefined): Promise<number> {
  const { changes, left } = returnedTokens(file);
  const sources = await Promise.all(
    patchedFiles.map(async (path) => [path, await readFile(join(checkout, path), 'utf8')] as const),
  );
  const contrasts = movedContrasts('dark', changes);
  const patch = patchOf(changes, Object.fromEntries(sources));
  // «git apply» skips what stands before the first file.
  const notes = [...left.map((line) => `LEFT OUT ${line}`), ...contrasts]
    .map((line) => `# ${line}\n`)
    .join('');
  if (patch === '') console.log(`${notes}Nothing to patch.`);
  else if (out === undefined) process.stdout.write(`${notes}\n${patch}`);
  else {
    await writeFile(out, patch);
    console.log(`${notes}\n${out}: git apply ${out}`);
  }
  return left.length > 0 || contrasts.some((line) => line.startsWith('TOO LOW')) ? 1 : 0;
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
