import { networkInterfaces } from 'node:os';
import type { Settings } from '../environment.ts';

const everywhere = ['0.0.0.0', '::'];
const loopback = ['127.0.0.1', '::1', 'localhost'];

export interface Announcement {
  settings: Settings;
  /** The api's address; undefined if this process runs no api. */
  url: string | undefined;
  /** The admin key in clear if this start made it. */
  newKey: string | null;
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

function accessLines({ settings, url, newKey }: Announcement): Line[] {
  if (url === undefined) return [];
  const base = settings.publicUrl ?? addressHere(settings, url);
  return [
    ['Page', `${base}/`],
    ['Kiosk', `${base}/kiosk`],
    ['Admin', `${base}/admin`],
    ['Admin key', keyLine(settings, newKey)],
  ];
}

function keyLine({ adminKey }: Settings, newKey: string | null): string {
  if (newKey) return `${newKey}   (keep it: it is shown this once)`;
  if (adminKey) return 'the one in ADMIN_KEY';
  return 'as shown when it was made; lost? npm run key -- new makes another';
}

/** Returns an address that a browser on this machine can open, which 0.0.0.0 is not. */
function addressHere({ host }: Settings, url: string): string {
  return everywhere.includes(host) ? `http://127.0.0.1:${new URL(url).port}` : url;
}

function officeLines({ settings: { host }, url }: Announcement): Line[] {
  if (url === undefined) return [];
  if (loopback.includes(host)) {
    return [['Office', 'only this machine can open it; for the others: HOST=0.0.0.0 npm start']];
  }
  if (!everywhere.includes(host)) return [];
  const { port } = new URL(url);
  const addresses = Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => `http://${address}:${port}/`);
  return [['Office', addresses.join(', ') || 'this machine has no network address']];
}
