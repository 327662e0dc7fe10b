import { networkInterfaces } from 'node:os';
import type { Settings } from '../environment.ts';

const everywhere = ['0.0.0.0', '::'];
const loopback = ['127.0.0.1', '::1', 'localhost'];

export interface Announcement {
  settings: Settings;
  /** The api's address; undefined if this process runs no api. */
  url: string | undefined;
  /** The line about the admin key; undefined if this process runs no api. */
  adminKey: string | undefined;
  /** One line per choice: its name, and what was chosen and why. */
  choices: (readonly [name: string, description: string])[];
}

/** Returns what the operator reads when Vetta is ready: its addresses, the admin key and what it runs on. */
export function announcement(announced: Announcement): string {
  const lines = [...accessLines(announced), ...announced.choices, ...officeLines(announced)];
  const width = Math.max(...lines.map(([name]) => name.length)) + 2;
  const shown = lines.map(([name, text]) => `  ${name.padEnd(width)}${text}`);
  return ['', '  Vetta is ready.', '', ...shown, '', '  Ctrl-C stops it.', ''].join('\n');
}

type Line = readonly [name: string, text: string];

function accessLines({ settings, url, adminKey = '' }: Announcement): Line[] {
  if (url === undefined) return [];
  const base = settings.publicUrl ?? addressHere(settings, url);
  return [
    ['Page', `${base}/`],
    ['Kiosk', `${base}/kiosk`],
    ['Admin', `${base}/admin`],
    ['Admin key', adminKey],
  ];
}

/** Returns an address that a browser on this machine can open, which 0.0.0.0 is not. */
function addressHere({ host }: Settings, url: string): string {
  return everywhere.includes(host) ? `http://127.0.0.1:${new URL(url).port}` : url;
}

const READABLE =
  'the network can read all traffic and the admin key: put a TLS proxy in front (docs/settings.md)';

function officeLines({ settings: { host, publicUrl }, url }: Announcement): Line[] {
  if (url === undefined) return [];
  if (loopback.includes(host)) {
    // With PUBLIC_URL a proxy on this machine serves the others.
    if (publicUrl) return [];
    return [['Office', `only this machine can open it; HOST=0.0.0.0 opens it, but then ${READABLE}`]];
  }
  const warning: Line[] = publicUrl?.startsWith('https:') ? [] : [['Warning', `without TLS ${READABLE}`]];
  return everywhere.includes(host) ? [['Office', networkAddresses(url)], ...warning] : warning;
}

/** Returns the addresses at which other machines can open it. */
function networkAddresses(url: string): string {
  const { port } = new URL(url);
  const addresses = Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => `http://${address}:${port}/`);
  return addresses.join(', ') || 'this machine has no network address';
}
