import { reactAriaStyles } from './content-policy.ts';
import { GUEST_LOCKDOWN, REFUSED_FEATURES } from './guest-lockdown.ts';

/**
 * The document of a guest: one file with a plugin's part in it, which the api composes and a frame of the page shows. It has an
 * opaque origin, so that it reaches nothing of the page and nothing of the server; its policy lets it load nothing. The check of
 * plugins composes the same.
 */

/**
 * The number of the rules below. It is in the address of each document: browsers keep that for ever, with the headers of its day.
 * Increase it with every change of this file and of `guest-lockdown.ts`.
 */
const GUEST_POLICY = 9;

const PART = /^[a-z0-9][a-z0-9-]{0,80}$/;
const ADDRESS = /^\/g\/(\d{1,6})\/([a-z][a-z0-9-]{0,40})\/([0-9a-f]{16,64})\/([a-z0-9][a-z0-9-]{0,80})$/;

/** Whether a text may name a part of a guest's build. */
export const isGuestPart = (part: string): boolean => PART.test(part);

/** Returns the address below which the documents of a guest's build are, with a slash at its end. */
export const guestAddress = (name: string, hash: string): string => `/g/${GUEST_POLICY}/${name}/${hash}/`;

/** Whether an address is below those of guests' documents, whether there is one or not. */
export const isBelowGuests = (address: string): boolean => /^\/g(\/|$)/.test(address);

/** Returns the part of a build whose document an address names; undefined if it names none, or one by the rules of another day. */
export function guestPartAt(address: string): { name: string; hash: string; part: string } | undefined {
  const [, policy, name, hash, part] = ADDRESS.exec(address) ?? [];
  if (name === undefined || hash === undefined || part === undefined) return undefined;
  return policy === String(GUEST_POLICY) ? { name, hash, part } : undefined;
}

/** The attributes of the frame that shows a guest's document. */
export const GUEST_SANDBOX = 'allow-scripts allow-forms';

/** Whether a script can stand in the document: nothing in it ends the element that it is in. */
export const canStandInline = (script: string): boolean => !/<\/script|<!--/i.test(script);

/** Returns a guest's document. */
export const guestDocument = (script: string): string =>
  [
    '<!doctype html><html lang="it"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark">',
    `<title>Ospite</title><script>${GUEST_LOCKDOWN}</script></head>`,
    `<body><div id="root"></div><script type="module">${script}</script></body></html>`,
  ].join('');

/** Returns the headers of a guest's document. `sha256` returns a text's hash in base64. */
export const guestHeaders = (
  script: string,
  sha256: (text: string) => string,
): Readonly<Record<string, string>> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    `sandbox ${GUEST_SANDBOX}`,
    "default-src 'none'",
    `script-src 'sha256-${sha256(GUEST_LOCKDOWN)}' 'sha256-${sha256(script)}'`,
    ['style-src', ...reactAriaStyles.map((text) => `'sha256-${sha256(text)}'`)].join(' '),
    'img-src data: blob:',
    'media-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cache-Control': 'public, max-age=31536000, immutable',
  Vary: 'Sec-Fetch-Dest',
});
