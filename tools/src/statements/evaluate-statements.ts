/**
 * A program that prints the texts of statements as JSON: it loads each file with functions added that return them. Its only
 * argument is a list of {@link Asked}.
 */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

export interface Asked {
  /** An absolute path. */
  readonly file: string;
  /** The expressions of the texts, as the file has them. */
  readonly texts: readonly string[];
  /** Declarations of what the expressions take from the functions around them. */
  readonly locals: string;
}

const asked: Asked[] = JSON.parse(process.argv[2] ?? '');
const added = new Map(
  asked.map(({ file, texts, locals }) => [
    pathToFileURL(file).href,
    `\nexport const textsOfStatements = () => { ${locals}\n return [${texts.map((text) => `() => (${text})`).join(',\n')}]; };\n`,
  ]),
);

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const more = added.get(url);
    return more === undefined ? loaded : { ...loaded, source: `${loaded.source}${more}` };
  },
});

/** A text, or why the expression has none outside its function. */
export type Evaluated = { readonly sql: string } | { readonly failed: string };

function evaluate(text: () => string): Evaluated {
  try {
    return { sql: text() };
  } catch (error) {
    return { failed: String(error) };
  }
}

const evaluated: Evaluated[][] = [];
for (const { file } of asked) {
  const { textsOfStatements } = await import(pathToFileURL(file).href);
  evaluated.push(textsOfStatements().map(evaluate));
}
process.stdout.write(JSON.stringify(evaluated), () => process.exit());
