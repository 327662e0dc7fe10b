import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('a variable that is nearly one of ours stops the start with both names', () => {
  const misspelt = {
    DATBASE_URL: 'DATABASE_URL',
    DATABASE_ULR: 'DATABASE_URL',
    PROT: 'PORT',
    S3_BUKCET: 'S3_BUCKET',
  };
  for (const [name, meant] of Object.entries({
    ...misspelt,
    admin_key: 'ADMIN_KEY',
    BACKUP_TOO: 'BACKUP_TO',
  }))
    expect(() => readEnvironment({ [name]: 'x' }), name).toThrow(
      `${name}: unknown, and nearly ${meant}. Correct its name, or remove it.`,
    );
});

test('it is named together with values that are wrong', () => {
  expect(() => readEnvironment({ DATBASE_URL: 'x', PORT: 'tremila' })).toThrow(
    /^DATBASE_URL: .*\nPORT: expected/,
  );
});

test('what a usual machine, npm, Docker and our tools set is left alone', () => {
  const usual = [
    ...[
      'HOME',
      'PATH',
      'HOSTNAME',
      'HOSTTYPE',
      'SHELL',
      'TERM',
      'USER',
      'LANG',
      'LC_ALL',
      'PWD',
      'CI',
      'DISPLAY',
    ],
    ...['NODE_OPTIONS', 'NODE_PATH', 'NODE_VERSION', 'INIT_CWD', 'npm_config_cache', 'npm_package_name'],
    ...[
      'PGHOST',
      'PGPORT',
      'PGDATA',
      'AWS_REGION',
      'S3_URL',
      'TEMPORAL_CLI',
      'VETTA_URL',
      'VETTA_CACHE',
      'MINIO_BIN',
    ],
    ...[
      'VETTA_PORT',
      'VETTA_SERVICE_HOST',
      'http_proxy',
      'INVOCATION_ID',
      'JOURNAL_STREAM',
      'DEBUG',
      'COLOR',
    ],
  ];
  expect(() => readEnvironment(Object.fromEntries(usual.map((name) => [name, 'x'])))).not.toThrow();
});

test('a near name beside the one that is set is another program’s', () => {
  expect(readEnvironment({ HOST: '0.0.0.0', HOSTS: 'x' }).host).toBe('0.0.0.0');
});

test('an empty one counts as unset', () => {
  expect(() => readEnvironment({ DATBASE_URL: '' })).not.toThrow();
});

test('an unknown one that begins as only ours do is not ignored without a word', () => {
  expect(() => readEnvironment({ BACKUP_DIR: '/mnt/backups' })).toThrow(
    /^BACKUP_DIR: unknown\. Those that begin so are BACKUP_TO, BACKUP_KEEP, .*\. Correct its name, or remove it\.$/,
  );
  expect(() => readEnvironment({ ALERT_WEBHOOK: 'https://example.com' })).toThrow(/ALERT_URL/);
});
