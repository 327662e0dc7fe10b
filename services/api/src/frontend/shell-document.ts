/** The shell's `index.html`, taken apart: what a page is composed of. Addresses are those of the published files. */
export interface ShellDocument {
  /** The document without script files, sheets and preloads; with the three marks that `composePage` fills. */
  readonly html: string;
  /** The texts of its inline scripts, which stay in the document. */
  readonly scripts: readonly string[];
  readonly entry: string;
  /** The modules that the entry leads to. */
  readonly modules: readonly string[];
  readonly sheets: readonly string[];
}

const loading = /\s*<(?:script\b[^>]*\bsrc="([^"]+)"[^>]*><\/script>|link\b[^>]*>)/g;
const inline = /<script>([\s\S]*?)<\/script>/g;
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** Reads the document that the shell's build wrote; its addresses are relative to `base`, the build's own address. */
export function readShellDocument(index: string, base: string): ShellDocument {
  const absolute = (address: string) => base + address.replace(/^\.\//, '');
  const modules: string[] = [];
  const sheets: string[] = [];
  let entry: string | undefined;

  const html = index.replace(loading, (tag, src?: string) => {
    const href = absolute(attribute(tag, 'href') ?? '');
    const rel = attribute(tag, 'rel');
    if (src !== undefined) entry = absolute(src);
    else if (rel === 'modulepreload') modules.push(href);
    else if (rel === 'stylesheet') sheets.push(href);
    else return tag.replaceAll('"./', `"${base}`);
    return '';
  });
  if (entry === undefined) throw new Error(`The shell at ${base} has no entry in its index.html.`);
  const scripts = [...html.matchAll(inline)].map(([, text = '']) => text);
  return { html, scripts, entry, modules, sheets };
}
