import { createHash } from 'node:crypto';

/** Returns the CSP source of an inline script or style with exactly this text. */
const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// react-aria inserts these two: for pressable elements, and behind open dialogs. The texts change with its version; the
// browser journeys fail on the first violation.
const reactAriaStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/** Returns the policy of a page: it loads and runs our own files and the given inline texts, and nothing else. */
export function contentPolicy(inline: { scripts: readonly string[]; styles: readonly string[] }): string {
  const styles = [...reactAriaStyles, ...inline.styles].map(hashSource);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts.map(hashSource)].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    // blob: is a file that an admin has chosen and not yet uploaded, shown before it is sent.
    "img-src 'self' https: data: blob:",
    "media-src 'self' https: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
