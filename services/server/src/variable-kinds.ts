import { z } from 'zod';

/** A variable's row in docs/settings.md, which is made of these. */
export const settingRows = z.registry<{
  readonly byDefault: string;
  readonly accepted: string;
  readonly does: string;
  /** Whether an error shows its value. All others may be secrets, which no terminal and no log shows. */
  readonly isShown?: boolean;
}>();

/** The error of a variable that says what was expected. */
export const expected = (what: string) => ({ error: `expected ${what}` });

/** Any text that is not blank. */
export const text = z.string().trim().min(1);

/** A switch. */
export const onOrOff = z.enum(['on', 'off'], expected('on or off'));

/** Who Vetta is to an S3 store, and the store's region. */
export const storeAccount = (store: string) => ({
  region: text.optional().register(settingRows, {
    ...{ byDefault: '`us-east-1`', accepted: 'text', does: 'Its region.', isShown: true },
  }),
  accessKey: text.optional().register(settingRows, {
    ...{ byDefault: '–', accepted: 'text', does: `Who Vetta is to ${store}.` },
  }),
  secretKey: text.optional().register(settingRows, {
    ...{ byDefault: '–', accepted: 'text', does: 'Its secret.' },
  }),
});

/** An `http` or `https` address. */
export const webAddress = (what: string) =>
  z.url({
    protocol: /^https?$/,
    error: ({ input }) => {
      const hasWrongPort = hasPort.test(String(input)) && URL.canParse(String(input).replace(hasPort, '$1'));
      return `expected ${what}, such as https://example.com${hasWrongPort ? ', with a port from 1 to 65535' : ''}`;
    },
  });

/** An address up to its port, which may be too high or no number. */
const hasPort = /^(https?:\/\/(?:[^/?#]*@)?(?:\[[^\]]*\]|[^/?#:]*)):[^/?#]*/i;

/** An address whose path would not be used. */
const bareAddress = (what: string, why: string) =>
  webAddress(what).refine(
    (address) => {
      const url = URL.parse(address);
      // What is no address at all is said above.
      return url === null || (url.pathname === '/' && url.search === '');
    },
    expected(`${what} without a path: ${why}`),
  );

/** The address that people open: pages, calls and files have addresses of their own from its root on. */
export const publicAddress = bareAddress(
  'the address people open',
  'Vetta needs a name, or a port, of its own',
);

/** The address of an S3 store. Signatures name the bucket as the path's beginning. */
export const storeAddress = bareAddress(
  'the address of an S3 store',
  'a bucket’s name goes into S3_BUCKET or BACKUP_TO',
);

export function isPort(port = ''): boolean {
  return /^\d{1,5}$/.test(port) && Number(port) <= 65_535;
}
