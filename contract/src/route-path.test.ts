import { expect, test } from 'vitest';
import { owns } from './route-path.ts';

test('a declared route matches its own path, and with a star every path below it', () => {
  expect(owns('/', '/')).toBe(true);
  expect(owns('/', '/kiosk')).toBe(false);
  expect(owns('/kiosk', '/kiosk/')).toBe(true);
  expect(owns('/admin/*', '/admin')).toBe(true);
  expect(owns('/admin/*', '/admin/players')).toBe(true);
  expect(owns('/admin/*', '/administration')).toBe(false);
});
