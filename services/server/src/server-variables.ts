import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { KEY_PATTERN } from '@vetta/contract/key-pattern';
import { z } from 'zod';
import { expected, isPort, onOrOff, publicAddress, settingRows, text, webAddress } from './variable-kinds.ts';

/** What a process runs. */
const roles = ['all', 'api', 'scheduler'] as const;
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The variables of the server itself. */
export const serverVariables = {
  HOST: z
    .string()
    // In brackets, as an IPv6 address stands in a URL, or without.
    .transform(withoutBrackets)
    .refine((host) => /^[\w.:-]+$/.test(host), expected('an address or host name, such as 0.0.0.0'))
    .default('127.0.0.1')
    .register(settingRows, {
      byDefault: '`127.0.0.1`',
      accepted: 'an address or a host name',
      does: 'The address to listen on. See [Opening it to the office](#opening-it-to-the-office).',
      isShown: true,
    }),
  PORT: z
    .string()
    .refine(isPort, expected('a whole number from 0 (any free port) to 65535'))
    .transform(Number)
    .default(3000)
    .register(settingRows, {
      byDefault: '`3000`',
      accepted: '0–65535; 0: any free port',
      does: 'The port of page, walls, back office and calls.',
      isShown: true,
    }),
  DATA_DIR: text.optional().register(settingRows, {
    byDefault: '`.data` in the checkout',
    accepted: 'a folder, absolute or relative to the checkout',
    does: 'All that Vetta keeps by itself: PostgreSQL, files, Temporal’s data, copies of front ends. As root, in a checkout under a closed home: `/var/lib/vetta`, since PostgreSQL then runs as a system user.',
    isShown: true,
  }),
  PUBLIC_URL: publicAddress.optional().register(settingRows, {
    byDefault: 'from the request',
    accepted: 'an `http` or `https` address without a path',
    does: 'The address that people open: for QR codes, links and previews. With `https` answers carry `Strict-Transport-Security`.',
    isShown: true,
  }),
  ALLOWED_HOSTS: z
    .string()
    .transform((list) => list.split(',').map((name) => domainToASCII(name.trim()).replace(/\.$/, '')))
    .refine(
      (names) => names.every((name) => /^[a-z\d_-]+(\.[a-z\d_-]+)*$/.test(name)),
      expected('host names without protocol and port, with commas between, such as vetta.example.com'),
    )
    .default([])
    .register(settingRows, {
      byDefault: 'none',
      accepted: 'host names without protocol and port, with commas',
      does: 'Further names under which Vetta is opened. `localhost`, addresses, names of one label, in `.local` or `.lan`, and those in `PUBLIC_URL` and `HOST` are answered; others get 421, so that no foreign page reads Vetta through its own DNS.',
      isShown: true,
    }),
  TRUSTED_PROXY: z
    .string()
    .transform((list) => list.split(',').map((address) => withoutBrackets(address.trim())))
    .refine(
      (list) => list.every(isAddressOrBlock),
      expected('addresses or CIDR blocks with commas between, such as 10.0.0.1'),
    )
    .default([])
    .register(settingRows, {
      byDefault: 'none',
      accepted: 'addresses or CIDR blocks, with commas',
      does: 'The proxies whose `X-Forwarded-For` is trusted. Limits count by the address it gives.',
      isShown: true,
    }),
  // The key is sent in an HTTP header, which allows these characters only. A shorter key could be guessed.
  ADMIN_KEY: z
    .string()
    .regex(
      /^[!-~][ -~]{10,198}[!-~]$/,
      expected('12 to 200 printable ASCII characters, without spaces at the ends'),
    )
    // The api would look for it among the keys with a name, and never find it.
    .refine(
      (key) => !KEY_PATTERN.test(key),
      expected('a key of your own choice, not one with a name, as `npm run key -- new --name` makes them'),
    )
    .optional()
    .register(settingRows, {
      byDefault: 'made at the first start',
      accepted: '12–200 printable ASCII characters, no space at the ends, no key with a name (`vk_…`)',
      does: 'The shared key of the back office ([keys.md](keys.md#the-shared-key)); it replaces any other at a start. See [The first admin key](#the-first-admin-key).',
    }),
  ROLE: z
    .enum(roles, expected(`one of ${roles.join(', ')}`))
    .default('all')
    .register(settingRows, {
      byDefault: '`all`',
      accepted: '`all`, `api`, `scheduler`',
      does: 'What this process runs: everything, calls and pages, or the 23:59 close. Only an api, or `npm run migrate`, migrates the database.',
      isShown: true,
    }),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/, expected('a whole number of seconds from 0 to 60'))
    .transform(Number)
    .refine((seconds) => seconds <= 60, expected('a whole number of seconds from 0 to 60'))
    .optional()
    .register(settingRows, {
      byDefault: '5 with `ROLE=api`, else 1',
      accepted: '0–60',
      does: 'How long the api serves on after a signal to stop, while `/readyz` answers 503, so that a load balancer notices.',
      isShown: true,
    }),
  BUILD: onOrOff.default('on').register(settingRows, {
    ...{ byDefault: '`on`', accepted: '`on`, `off`', isShown: true },
    does: '`off` serves the front ends as they were built before, as the container image does.',
  }),
  DESIGN: onOrOff.optional().register(settingRows, {
    ...{ byDefault: '`on`; `off` with `NODE_ENV=production`', accepted: '`on`, `off`', isShown: true },
    does: 'Serves the design system at `/design`, if `npx turbo run build --filter=@vetta/storybook` has built it. Look at it in a browser that is not logged into the back office: its stories keep what they type in the storage of that address.',
  }),
  SEARCH_ENGINES: onOrOff.default('off').register(settingRows, {
    ...{ byDefault: '`off`', accepted: '`on`, `off`', isShown: true },
    does: '`on` lets search engines list the public page `/` with its podium, names and points. All other pages say `noindex`.',
  }),
  DEMO: onOrOff.optional().register(settingRows, {
    ...{ byDefault: '`on`; `off` with `DATABASE_URL`', accepted: '`on`, `off`', isShown: true },
    does: 'Fills an empty league with a demonstration office. One button, or any import, removes it.',
  }),
  CLOCK: z
    .string()
    .refine(isInstant, expected('an ISO instant with its offset, such as 2026-10-31T23:58:00+01:00'))
    .transform((iso) => Temporal.Instant.from(iso))
    .optional()
    .register(settingRows, {
      byDefault: 'the machine’s time',
      accepted: 'an instant, `2026-10-31T23:58:00+01:00`',
      does: 'The clock starts there and runs on, for demonstrations; days are closed in the process. Refused with `NODE_ENV=production`.',
      isShown: true,
    }),
  ALERT_URL: webAddress('the address of a webhook').optional().register(settingRows, {
    byDefault: '–',
    accepted: 'an `http` or `https` address',
    does: 'A webhook for a late or stopped close, a lost wall, a problem of a source, and their ends. It must answer 2xx itself; a redirect is a failure. Counts as a secret. See [Alerts](#alerts).',
  }),
  ALERT_SCREEN_MINUTES: z
    .string()
    .regex(/^([2-9]|[1-9]\d{1,2})$/, expected('a whole number of minutes from 2 to 999'))
    .transform(Number)
    .optional()
    .register(settingRows, {
      byDefault: '10',
      accepted: '2–999',
      does: 'How long a named wall says nothing in its office hours before `ALERT_URL` is called.',
      isShown: true,
    }),
  SECRETS_KEY: z
    .string()
    .min(
      32,
      expected('at least 32 characters that nobody can guess, such as `openssl rand -base64 32` makes'),
    )
    .optional()
    .register(settingRows, {
      byDefault: 'a key in `DATA_DIR/secrets-key`',
      accepted: 'at least 32 characters',
      does: 'Encrypts the secrets of [channels](channels.md) and sources, proves that [backups](backup.md) are yours, hashes names of people made anonymous. The same for api and scheduler; apart from the backups. With another key secrets must be written again, and forgotten names are not recognised.',
    }),
  SOURCE_HOSTS: z
    .string()
    .transform((list) => list.split(',').map((host) => hostOf(host.trim())))
    .refine(
      (hosts) => !hosts.includes(''),
      expected('host names or addresses without protocol and port, with commas between, such as 10.0.0.5'),
    )
    .default([])
    .register(settingRows, {
      byDefault: 'none',
      accepted: 'host names or addresses without protocol and port, with commas',
      does: 'Hosts that sources and channels may reach although they are private or without `https`. Only servers that every admin may read through Vetta.',
      isShown: true,
    }),
  LOG_LEVEL: z
    .enum(levels, expected(`one of ${levels.join(', ')}`))
    .default('info')
    .register(settingRows, {
      byDefault: '`info`',
      accepted: '`fatal`, `error`, `warn`, `info`, `debug`, `trace`, `silent`',
      does: 'One line a request: JSON, or readable on a terminal.',
      isShown: true,
    }),
  NODE_ENV: z.string().optional().register(settingRows, {
    byDefault: '–',
    accepted: 'any',
    does: 'Only `production` means something: no `CLOCK`, and `DESIGN` is off.',
  }),
};

/** Returns an IPv6 address, or its block, without the brackets that it has in URLs. */
function withoutBrackets(address: string): string {
  return address.replace(/^\[([\da-f:.]+)\]/i, '$1');
}

function isAddressOrBlock(address: string): boolean {
  const [ip = '', bits, ...rest] = address.split('/');
  const family = isIP(ip);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** Returns a host as URLs have it, an IPv6 address in brackets; empty for what is none. */
function hostOf(host: string): string {
  const url = URL.parse(`http://${isIP(host) === 6 ? `[${host}]` : host}`);
  const isHost = url !== null && url.port === '' && url.href === `http://${url.hostname}/`;
  return isHost ? url.hostname.replace(/\.$/, '') : '';
}

function isInstant(iso: string): boolean {
  try {
    Temporal.Instant.from(iso);
    return true;
  } catch {
    return false;
  }
}
