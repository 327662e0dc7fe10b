import { expect, onTestFinished, test, vi } from 'vitest';
import { readAdminKey, storeAdminKey } from './admin-headers.ts';
import { jsonOfStored, keptStorage } from './device-storage.ts';

const refused = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A storage that takes one text. */
function smallStorage(): Storage {
  const texts: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => texts[key] ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > 4) throw new DOMException('Full', 'QuotaExceededError');
      texts[key] = text;
    },
    removeItem: (key: string) => delete texts[key],
  };
  return Object.defineProperties(texts, Object.getOwnPropertyDescriptors(nonEnumerable(methods))) as never;
}
const nonEnumerable = (methods: object): object =>
  Object.defineProperties(
    {},
    Object.fromEntries(Object.entries(methods).map(([name, value]) => [name, { value, enumerable: false }])),
  );

test('a browser that refuses its storage keeps texts as long as the page', () => {
  const storage = keptStorage(refused);
  expect(storage.get('key')).toBeNull();
  storage.set('key', 'text');
  expect(storage.get('key')).toBe('text');
  expect(storage.keys()).toEqual(['key']);
  storage.set('key', null);
  expect(storage.get('key')).toBeNull();
});

test('a full storage keeps no older text in place of the newer one', () => {
  const browser = smallStorage();
  const storage = keptStorage(() => browser);
  storage.set('key', 'old');
  storage.set('key', 'a longer text');
  expect(storage.get('key')).toBe('a longer text');
  expect(browser.getItem('key')).toBeNull();
  expect(storage.keys()).toEqual(['key']);
  storage.set('key', 'new');
  expect([storage.get('key'), browser.getItem('key'), storage.keys()]).toEqual(['new', 'new', ['key']]);
});

test('a stored text that was cut off says nothing', () => {
  expect(['{"at":1}', 'null', '{"at":', '', null].map(jsonOfStored)).toEqual([
    { at: 1 },
    ...[null, undefined, undefined, undefined],
  ]);
});

test('the admin key is kept in the storage of its tab alone, and goes with a logout', () => {
  const [tab, device] = [smallStorage(), smallStorage()];
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', device);
  onTestFinished(() => void vi.unstubAllGlobals());
  storeAdminKey('vera');
  expect([Object.values(tab), Object.values(device), readAdminKey()]).toEqual([['vera'], [], 'vera']);
  storeAdminKey(null);
  expect([Object.values(tab), readAdminKey()]).toEqual([[], null]);
});
