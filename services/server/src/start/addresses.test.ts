import { expect, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { announcement } from './addresses.ts';

/** Returns what a start with these variables prints. */
const printed = (variables: Record<string, string>) =>
  announcement({
    settings: readEnvironment(variables),
    url: 'http://127.0.0.1:3000',
    adminKey: 'the one in ADMIN_KEY',
    choices: [],
  });

const readable =
  'the network can read all traffic and the admin key: put a TLS proxy in front (docs/settings.md)';

test('the advice to open it to the office names what the network can then read', () => {
  expect(printed({})).toMatch(
    /^ +Office +only this machine can open it; HOST=0\.0\.0\.0 opens it, but then/m,
  );
  expect(printed({})).toContain(readable);
});

test.each(['0.0.0.0', '::', '192.0.2.7'])('HOST=%s without TLS gives a warning', (HOST) => {
  expect(printed({ HOST })).toMatch(/^ +Warning +without TLS/m);
  expect(printed({ HOST, PUBLIC_URL: 'http://vetta.example.com' })).toContain(readable);
});

test('behind a TLS proxy there is no warning', () => {
  const PUBLIC_URL = 'https://vetta.example.com';
  for (const variables of [{ PUBLIC_URL }, { PUBLIC_URL, HOST: '0.0.0.0' }]) {
    expect(printed(variables)).toContain(`Page       ${PUBLIC_URL}/`);
    expect(printed(variables)).not.toContain('TLS');
  }
});
