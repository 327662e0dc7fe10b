import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

test('an empty environment gives loopback, port 3000 and the demonstration office', () => {
  const settings = readEnvironment({ PORT: '', PATH: '/bin' });
  expect(settings).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    demo: true,
    logLevel: 'info',
    trustedProxies: [],
  });
  expect(settings.temporal).toBeUndefined();
  expect(settings.objectStore).toBeUndefined();
});

test('an external database gets no demonstration office unless DEMO is on', () => {
  const DATABASE_URL = 'postgres://vetta:secret@db:5432/vetta';
  expect(readEnvironment({ DATABASE_URL }).demo).toBe(false);
  expect(readEnvironment({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true);
});

test('an api alone serves 5 s more after a signal to stop, so that a load balancer notices', () => {
  expect(readEnvironment({ ROLE: 'api' }).drainSeconds).toBe(5);
  expect(readEnvironment({}).drainSeconds).toBe(1);
  expect(readEnvironment({ DRAIN_SECONDS: '0', ROLE: 'api' }).drainSeconds).toBe(0);
});

test('the design system is not served in production unless DESIGN is on', () => {
  expect(readEnvironment({}).servesDesignSystem).toBe(true);
  expect(readEnvironment({ NODE_ENV: 'production' }).servesDesignSystem).toBe(false);
  expect(readEnvironment({ NODE_ENV: 'production', DESIGN: 'on' }).servesDesignSystem).toBe(true);
});

test('CLOCK is read with its offset', () => {
  const { clock } = readEnvironment({ CLOCK: '2026-10-31T23:58:00+01:00' });
  expect(clock?.toString()).toBe('2026-10-31T22:58:00Z');
});

test('addresses of external servers are read, and names that are not set get defaults', () => {
  const settings = readEnvironment({
    TEMPORAL_ADDRESS: 'temporal:7233',
    S3_ENDPOINT: 'http://minio:9000',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret',
    TRUSTED_PROXY: '10.0.0.1, 10.1.0.0/16, ::1',
    PUBLIC_URL: 'https://vetta.example.com/',
    ALLOWED_HOSTS: 'Vetta.Example.org, classifica.città.example., nas',
    SOURCE_HOSTS: 'Tracker.LAN., 10.0.0.5, fd00::5',
  });
  expect(settings.temporal).toMatchObject({ address: 'temporal:7233', namespace: 'default' });
  expect(settings.objectStore).toMatchObject({ endpoint: 'http://minio:9000', bucket: 'vetta' });
  expect(settings.trustedProxies).toEqual(['10.0.0.1', '10.1.0.0/16', '::1']);
  expect(settings.allowedHosts).toEqual(['vetta.example.org', 'classifica.xn--citt-3na.example', 'nas']);
  expect(settings.sourceHosts).toEqual(['tracker.lan', '10.0.0.5', '[fd00::5]']);
  expect(settings.publicUrl).toBe('https://vetta.example.com');
});

const RECIPIENT = 'age1mt5uffqkjr78juxe78t35rm8ge4jzaw7dclkjq56x9u0v47neqdskvzm5x';
const AWAY = {
  BACKUP_S3_ENDPOINT: 'https://s3.example.com',
  BACKUP_S3_ACCESS_KEY: 'key',
  BACKUP_S3_SECRET_KEY: 'secret',
};

test('the nightly backup goes to a folder of DATA_DIR unless BACKUP_TO says where', () => {
  expect(readEnvironment({}).backup).toEqual({
    to: undefined,
    keep: { hours: 24, days: 7, weeks: 5, months: 12 },
    recipients: [],
  });
  expect(readEnvironment({ BACKUP_TO: 'off' }).backup.to).toBe('off');
  expect(readEnvironment({ BACKUP_TO: '/mnt/backups' }).backup.to).toEqual({ folder: '/mnt/backups' });
  expect(readEnvironment({ BACKUP_AGE_RECIPIENT: `${RECIPIENT}, ${RECIPIENT}` }).backup.recipients).toEqual([
    RECIPIENT,
    RECIPIENT,
  ]);
});

test('a bucket for backups is in the store of the uploads, or in one of its own', () => {
  const uploads = { S3_ENDPOINT: 'http://minio:9000', S3_ACCESS_KEY: 'u', S3_SECRET_KEY: 'v' };
  expect(readEnvironment({ ...uploads, BACKUP_TO: 's3://vetta/night/' }).backup.to).toMatchObject({
    bucket: { endpoint: 'http://minio:9000', accessKey: 'u', bucket: 'vetta' },
    prefix: 'night/',
  });
  expect(readEnvironment({ ...uploads, ...AWAY, BACKUP_TO: 's3://away' }).backup.to).toMatchObject({
    bucket: { endpoint: 'https://s3.example.com', accessKey: 'key', bucket: 'away' },
    prefix: '',
  });
});

const ADMIN_KEY_EXPECTED =
  /^ADMIN_KEY: expected 12 to 200 printable ASCII characters, without spaces at the ends\.$/;

test.each([
  [{ PORT: 'abc' }, 'PORT: expected a whole number from 0 (any free port) to 65535, got "abc".'],
  [{ PORT: '65536' }, 'PORT: expected a whole number from 0 (any free port) to 65535, got "65536".'],
  [{ HOST: 'http://x' }, 'HOST: expected an address or host name, such as 0.0.0.0, got "http://x".'],
  [{ DEMO: 'yes' }, 'DEMO: expected on or off, got "yes".'],
  [{ BUILD: 'never' }, 'BUILD: expected on or off, got "never".'],
  [{ DRAIN_SECONDS: '61' }, 'DRAIN_SECONDS: expected a whole number of seconds from 0 to 60, got "61".'],
  [
    { CLOCK: '2026-10-31T23:58:00' },
    'CLOCK: expected an ISO instant with its offset, such as 2026-10-31T23:58:00+01:00, got',
  ],
  [
    { CLOCK: '2026-10-31T23:58:00Z', NODE_ENV: 'production' },
    /^CLOCK: refused while NODE_ENV is production: remove one of the two\.$/,
  ],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL: expected one of fatal, error, warn, info, debug, trace, silent, got "loud".',
  ],
  [{ TRUSTED_PROXY: '10.0.0.0/33' }, 'TRUSTED_PROXY: expected addresses or CIDR blocks'],
  [
    { ALLOWED_HOSTS: 'https://vetta.example.com' },
    'ALLOWED_HOSTS: expected host names without protocol and port, with commas between, such as vetta.example.com, got',
  ],
  [{ ALLOWED_HOSTS: 'vetta.example.com:8443' }, 'ALLOWED_HOSTS: expected host names'],
  [{ ALLOWED_HOSTS: '*.example.com' }, 'ALLOWED_HOSTS: expected host names'],
  [{ ALLOWED_HOSTS: 'a.example,,b.example' }, 'ALLOWED_HOSTS: expected host names'],
  [
    { SOURCE_HOSTS: 'https://tracker.lan' },
    'SOURCE_HOSTS: expected host names or addresses without protocol and port, with commas between, such as 10.0.0.5, got',
  ],
  [{ SOURCE_HOSTS: 'tracker.lan:8080' }, 'SOURCE_HOSTS: expected host names or addresses'],
  [{ SOURCE_HOSTS: 'a.lan,,b.lan' }, 'SOURCE_HOSTS: expected host names or addresses'],
  [{ SOURCE_HOSTS: '10.0.0.0/8' }, 'SOURCE_HOSTS: expected host names or addresses'],
  [{ TEMPORAL_ADDRESS: 'http://temporal:7233' }, 'TEMPORAL_ADDRESS: expected host:port'],
  [{ TEMPORAL_ADDRESS: '2001:db8::1:7233' }, 'TEMPORAL_ADDRESS: expected host:port'],
  [
    { S3_ENDPOINT: 'https://s3.example.com/uploads', S3_ACCESS_KEY: 'k', S3_SECRET_KEY: 's' },
    'S3_ENDPOINT: expected the address of an S3 store without a path',
  ],
  [
    { ...AWAY, BACKUP_S3_ENDPOINT: 'https://s3.example.com/?x=1', BACKUP_TO: 's3://b/p' },
    'BACKUP_S3_ENDPOINT: expected the address of an S3 store without a path',
  ],
  [
    { TEMPORAL_ADDRESS: 'temporal' },
    'TEMPORAL_ADDRESS: expected host:port, such as temporal:7233, got "temporal".',
  ],
  [{ TEMPORAL_ADDRESS: 'temporal:72330' }, 'TEMPORAL_ADDRESS: expected host:port, with a port up to 65535'],
  [{ TEMPORAL_ADDRESS: 't:1', TEMPORAL_NAMESPACE: 'la nostra' }, 'TEMPORAL_NAMESPACE: expected a namespace'],
  [{ TEMPORAL_NAMESPACE: 'vetta' }, 'TEMPORAL_ADDRESS: needed with TEMPORAL_NAMESPACE.'],
  [
    { TEMPORAL_ADDRESS: 't:1', TEMPORAL_API_KEY: 'di\nnotte' },
    /^TEMPORAL_API_KEY: expected printable ASCII characters without spaces\.$/,
  ],
  [{ TEMPORAL_API_KEY: 'k' }, 'TEMPORAL_ADDRESS: needed with TEMPORAL_API_KEY.'],
  [
    { TEMPORAL_ADDRESS: 't:1', TEMPORAL_TLS_KEY: 'k.pem' },
    'TEMPORAL_TLS_CERT: needed with TEMPORAL_TLS_KEY.',
  ],
  [{ TEMPORAL_TLS_CA: 'ca.pem' }, 'TEMPORAL_ADDRESS: needed with TEMPORAL_TLS_CA.'],
  [
    { ALERT_URL: 'hooks.slack.com/x' },
    'ALERT_URL: expected the address of a webhook, such as https://example.com.',
  ],
  [
    { TEMPORAL_ADDRESS: 't:1', TEMPORAL_TLS_CERT: 'c.pem' },
    'TEMPORAL_TLS_KEY: needed with TEMPORAL_TLS_CERT.',
  ],
  [{ S3_ENDPOINT: 'http://s3', S3_ACCESS_KEY: 'k' }, 'S3_SECRET_KEY: needed with S3_ENDPOINT.'],
  [
    { BACKUP_TO: 's3://bucket/vetta/old' },
    'BACKUP_TO: expected off, a folder, or s3://bucket/prefix with a prefix outside vetta/, got "s3://bucket/vetta/old".',
  ],
  [{ BACKUP_TO: 's3:bucket' }, 'BACKUP_TO: expected off, a folder, or s3://bucket/prefix'],
  [
    { BACKUP_TO: 's3://bucket' },
    'BACKUP_S3_ENDPOINT: needed with a BACKUP_TO in a bucket, unless S3_ENDPOINT is set.',
  ],
  [{ BACKUP_S3_ENDPOINT: 'https://s3', BACKUP_S3_ACCESS_KEY: 'k' }, 'BACKUP_S3_SECRET_KEY: needed with'],
  [{ BACKUP_S3_REGION: 'eu' }, 'BACKUP_S3_ENDPOINT: needed with BACKUP_S3_REGION.'],
  [{ ...AWAY, BACKUP_TO: '/backups' }, 'BACKUP_TO: needed with BACKUP_S3_ENDPOINT, as s3://bucket/prefix.'],
  [
    { BACKUP_KEEP: '0d' },
    'BACKUP_KEEP: expected hours, days, weeks and months, such as 24h,7d,5w,12m, got "0d".',
  ],
  [
    // One letter is wrong, which the key's checksum shows.
    { BACKUP_AGE_RECIPIENT: RECIPIENT.replace('age1mt', 'age1mm') },
    'BACKUP_AGE_RECIPIENT: expected public keys of age (age1…) with commas between, got',
  ],
  // Each is an address, of another host.
  [{ DATABASE_URL: 'postgres://vetta:12#34@db/vetta' }, /^DATABASE_URL: .* goes into PGPASSWORD\.$/],
  [{ DATABASE_URL: 'postgres://vetta:12/34@db/vetta' }, /^DATABASE_URL: .* goes into PGPASSWORD\.$/],
  [{ PUBLIC_URL: 'vetta.example.com' }, 'PUBLIC_URL: expected the address people open'],
  [
    { PUBLIC_URL: 'https://example.com/vetta' },
    'PUBLIC_URL: expected the address people open without a path',
  ],
  [{ ADMIN_KEY: 'undici-cara' }, ADMIN_KEY_EXPECTED],
  [{ ADMIN_KEY: ' chiave-di-casa' }, ADMIN_KEY_EXPECTED],
  [{ ADMIN_KEY: 'x'.repeat(201) }, ADMIN_KEY_EXPECTED],
  [
    { ADMIN_KEY: `vk_${'0f'.repeat(48)}` },
    /^ADMIN_KEY: expected a key of your own choice, not one with a name/,
  ],
])('%o is refused with its name and what was expected', (env, sentence) => {
  expect(() => readEnvironment(env)).toThrow(EnvironmentError);
  expect(() => readEnvironment(env)).toThrow(sentence);
});

test('all wrong variables are named together', () => {
  expect(() => readEnvironment({ PORT: 'x', DEMO: 'x' })).toThrow(/PORT: .*\nDEMO: /);
});

test('the value of a secret is never shown', () => {
  for (const env of [
    { DATABASE_URL: 'mysql://u:segreto@h/d' },
    { ADMIN_KEY: 'segreto\u00e8' },
    { BACKUP_S3_SECRET_KEY: 'segreto' },
    { SECRETS_KEY: 'segreto' },
  ]) {
    expect(() => readEnvironment(env)).toThrow(/^(?!.*segreto)/s);
  }
});

test('an IPv6 address stands in brackets before its port', () => {
  const store = { S3_ENDPOINT: 'http://[2001:db8::1]:9000/', S3_ACCESS_KEY: 'k', S3_SECRET_KEY: 's' };
  const { temporal, objectStore } = readEnvironment({ TEMPORAL_ADDRESS: '[::1]:7233', ...store });
  expect(temporal?.address).toBe('[::1]:7233');
  expect(objectStore?.endpoint).toBe('http://[2001:db8::1]:9000/');
});

test('an IPv6 address may stand in brackets, as in a URL', () => {
  expect(readEnvironment({ HOST: '[::1]' }).host).toBe('::1');
  expect(readEnvironment({ HOST: '::' }).host).toBe('::');
  expect(readEnvironment({ TRUSTED_PROXY: '[::1], [fd00::]/8' }).trustedProxies).toEqual(['::1', 'fd00::/8']);
  expect(readEnvironment({ TEMPORAL_ADDRESS: '[::1]:7233' }).temporal?.address).toBe('[::1]:7233');
  expect(() => readEnvironment({ HOST: '[vetta]' })).toThrow('HOST: expected an address or host name');
});

test.each(['ALERT_URL', 'PUBLIC_URL', 'S3_ENDPOINT', 'BACKUP_S3_ENDPOINT'])(
  '%s with a port that cannot be says that it is the port',
  (name) => {
    const message = /expected .*, with a port from 1 to 65535/;
    expect(() => readEnvironment({ [name]: 'http://hooks.example.com:99999' })).toThrow(message);
    expect(() => readEnvironment({ [name]: 'https://[::1]:80a/' })).toThrow(message);
    expect(() => readEnvironment({ [name]: 'hooks.example.com' })).toThrow(/example\.com(?!, with a port)/);
  },
);
