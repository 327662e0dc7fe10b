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

const loading = /\s*<(?:script\b[^>]*\bsrc="([^"]+)"[^>]*><\/script>|link\b[^>]*>)/g;
const inline = /<script>([\s\S]*?)<\/script>/g;
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

  const html = index.replace(loading, (tag, src?: string) => {
    const href = absolute(attribute(tag, 'href') ?? '');
    const rel = attribute(tag, 'rel');
    if (src !== undefined) entry = absolute(src);
    else if (rel === 'modulepreload') modules.push(href);
    else if (rel === 'stylesheet') sheets.push(href);
    else {
      named.push(...[...tag.matchAll(/"\.\/([^"]*)"/g)].map(([, path = '']) => base + path));
      return tag.replaceAll('"./', `"${base}`);
    }
    return '';
  });
  named.push(...modules, ...sheets, ...(entry === undefined ? [] : [entry]));
  return { html, entry, modules, sheets, named };
}

/** Reads the document of a generation's shell. Throws if it has no entry script. */
export async function readShellDocument(published: Published, { shell }: Generation): Promise<ShellDocument> {
  const base = shellAddress(shell);
  const index = await published.text(base + DOCUMENT_FILE);
  const { html, entry, modules, sheets } = readShellTags(index, base);
  if (entry === undefined) throw new Error(`The shell at ${base} has no entry in its ${DOCUMENT_FILE}.`);
  const scripts = [...html.matchAll(inline)].map(([, text = '']) => text);
  return { html, scripts, entry, modules, sheets };
}
