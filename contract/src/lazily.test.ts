import { expect, test, vi } from 'vitest';
import { lazily } from './lazily.ts';

test('a value is made at the first call, and once', () => {
  const make = vi.fn(() => ({}));
  const get = lazily(make);
  expect(make).not.toHaveBeenCalled();
  expect(get()).toBe(get());
  expect(make).toHaveBeenCalledOnce();
});
