import { Failure } from '@vetta/league/failure';
import { expect, test } from 'vitest';
import { credentialsOf } from './credentials.ts';

const address = 'https://hooks.slack.com/services/T0/B0/x';
const token = '123456:ABCDEFGHIJKLMNOPQRSTUVWXYZ';

test.each([
  ['slack', { address: undefined }, 'address'],
  ['slack', { address: 'http://hooks.slack.com/services/x' }, 'address'],
  ['slack', { address: 'https://evil.example/services/x' }, 'address'],
  ['slack', { address: 'https://a:b@hooks.slack.com/services/x' }, 'address'],
  ['telegram', { token: 'abc', chat: '1' }, 'token'],
  ['telegram', { token, chat: 'x y' }, 'chat'],
  ['webhook', { address: 'https://example.com/h' }, 'secret'],
  ['webhook', { address: 'https://example.com/h', secret: 'whsec_AAAA' }, 'secret'],
] as const)('a channel of %s with %o is refused with the field', (kind, given, field) => {
  expect(() => credentialsOf(kind, given, undefined, [])).toThrow(
    expect.objectContaining({ issues: [expect.objectContaining({ path: [field] })] }),
  );
});

test.each([
  'http://10.0.0.5/hook',
  'https://10.0.0.5/hook',
  'https://2130706432/',
  'https://[::ffff:169.254.169.254]/',
])('an address inside the office, %s, is refused, with the setting that allows it', (inside) => {
  const give = () => credentialsOf('mattermost', { address: inside }, undefined, []);
  expect(give).toThrow(Failure);
  expect(give).toThrow('SOURCE_HOSTS');
});

test('the host alone is told', () => {
  expect(credentialsOf('slack', { address }, undefined, [])).toEqual({
    credentials: { address },
    host: 'hooks.slack.com',
  });
});
