import { createHash } from 'node:crypto';

/** A source expression for an inline script or style, by its exact text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// react-aria writes these two by itself: for whatever can be pressed, and behind open dialogs. The texts change with its
// version; the journeys in a browser fail on the first violation.
const reactAriaStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/** What a page may load and run: our own files, and of what is inline only the texts that are given. */
export function contentPolicy(inline: { scripts: readonly string[]; styles: readonly string[] }): string {
  const styles = [...reactAriaStyles, ...inline.styles].map(hashSource);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts.map(hashSource)].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' https: data:",
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
