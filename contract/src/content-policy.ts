// react-aria inserts these two: for pressable elements, and behind open dialogs. The texts change with its version; the
// browser journeys fail on the first violation.
export const reactAriaStyles: readonly string[] = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

export interface Inline {
  /** The texts of the page's own inline scripts and styles. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Returns what a page may show in frames, for a request to this host: guests' documents alone. A frame that a guest leads elsewhere
 * is refused by the same rule. The address is that of the request, since no keyword takes a path; an IPv6 address cannot be named.
 */
export const framesOf = (host: string): string =>
  /^[\w.-]+(:\d+)?$/.test(host) ? `frame-src ${host}/g/` : "frame-src 'self'";

/** The servers of others that a page shows something of, as `host` or `host:port`. */
export interface MediaHosts {
  readonly pictures: readonly string[];
  readonly films: readonly string[];
}

/**
 * Returns what a page may show as pictures and films: our own, those of these servers, and bytes that it has already: blob: is a
 * file that an admin has chosen and not yet uploaded, data: one of a server that nothing stored names yet.
 */
export function mediaOf({ pictures, films }: MediaHosts): string {
  const sources = (hosts: readonly string[]) =>
    ["'self'", ...hosts.map((host) => `https://${host}`), 'data:', 'blob:'].join(' ');
  return `img-src ${sources(pictures)}; media-src ${sources(films)}`;
}

/**
 * Returns the policy of a page, but for its frames and media: it loads and runs our own files and the given inline texts, and nothing else. The check of
 * plugins sends the same one. `sha256` returns a text's hash in base64.
 */
export function contentPolicy({ scripts, styles }: Inline, sha256: (text: string) => string): string {
  const sources = (texts: readonly string[]) => texts.map((text) => `'sha256-${sha256(text)}'`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...sources(scripts)].join(' '),
    ["style-src 'self'", ...sources([...reactAriaStyles, ...styles])].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
