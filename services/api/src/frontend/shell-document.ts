import type { Generation } from '@vetta/contract/plugins-json';
import { DOCUMENT_FILE, shellAddress } from '@vetta/contract/published-build';
import type { Published } from './published.ts';

/** The parts of the shell's document. Addresses are those of the published files. */
export interface ShellDocument {
  /** The document without script files, sheets and preloads; it keeps its `DOCUMENT_MARKS`. */
  readonly html: string;
  /** The texts of its inline scripts, which stay in the document. */
  readonly scripts: readonly string[];
  readonly entry: string;
  /** The modules that the entry imports. */
  readonly modules: readonly string[];
  readonly sheets: readonly string[];
}

// Each of these searches a text in one pass, whatever stands in it.
const loading = /<(?:script|link)\b[^<>]*>/g;
const localFile = /"\.\/([^"]*)"/g;
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

interface ShellTags extends Omit<ShellDocument, 'entry' | 'scripts'> {
  /** Undefined if it loads no script file. */
  readonly entry: string | undefined;
  /** Every file of the shell that the document names. */
  readonly named: readonly string[];
}

/** Takes script files, sheets and preloads out of the shell's document. `base` is the address of its build. */
export function readShellTags(index: string, base: string): ShellTags {
  const absolute = (address: string) => base + address.replace(/^\.\//, '');
  const modules: string[] = [];
  const sheets: string[] = [];
  let entry: string | undefined;
  const named: string[] = [];
  const kept: string[] = [];
  let from = 0;

  for (const { 0: tag, index: at } of index.matchAll(loading)) {
    const isScript = tag.startsWith('<script');
    const src = isScript ? attribute(tag, 'src') : undefined;
    const end = at + tag.length;
    if (isScript && (src === undefined || !index.startsWith('</script>', end))) continue;
    const before = index.slice(from, at);
    from = isScript ? end + '</script>'.length : end;
    const href = absolute(attribute(tag, 'href') ?? '');
    const rel = attribute(tag, 'rel');
    if (src !== undefined) entry = absolute(src);
    else if (rel === 'modulepreload') modules.push(href);
    else if (rel === 'stylesheet') sheets.push(href);
    else {
      for (const [, path = ''] of tag.matchAll(localFile)) named.push(base + path);
      kept.push(before, tag.replaceAll('"./', `"${base}`));
      continue;
    }
    kept.push(before.trimEnd());
  }
  const html = [...kept, index.slice(from)].join('');
  return {
    html,
    entry,
    modules,
    sheets,
    named: [...named, ...modules, ...sheets, ...(entry === undefined ? [] : [entry])],
  };
}

/** Returns the texts of the inline scripts of a document. */
export function inlineScripts(html: string): string[] {
  const texts: string[] = [];
  let from = html.indexOf('<script>');
  while (from !== -1) {
    const begin = from + '<script>'.length;
    const end = html.indexOf('</script>', begin);
    if (end === -1) break;
    texts.push(html.slice(begin, end));
    from = html.indexOf('<script>', end);
  }
  return texts;
}

/** Reads the document of a generation's shell. Throws if it has no entry script. */
export async function readShellDocument(published: Published, { shell }: Generation): Promise<ShellDocument> {
  const base = shellAddress(shell);
  const index = await published.text(base + DOCUMENT_FILE);
  const { html, entry, modules, sheets } = readShellTags(index, base);
  if (entry === undefined) throw new Error(`The shell at ${base} has no entry in its ${DOCUMENT_FILE}.`);
  return { html, scripts: inlineScripts(html), entry, modules, sheets };
}
