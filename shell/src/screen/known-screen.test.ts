import { expect, test, vi } from 'vitest';
import { loadKnownScreen, newId, storeKnownScreen } from './known-screen.ts';

test('an id is a random UUID, as the contract takes it', () => {
  const ids = Array.from({ length: 200 }, newId);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(200);
});

// Node has no localStorage, like a browser that forbids it.
test('a device without storage does not break the wall: it is a new screen each time', async () => {
  const known = loadKnownScreen();
  expect(known).toMatchObject({ code: null, name: null, plan: null, loads: 1 });
  expect(() => storeKnownScreen({ ...known, name: 'Corridoio' })).not.toThrow();
  vi.resetModules();
  const reloaded = await import('./known-screen.ts');
  expect(reloaded.loadKnownScreen().id).not.toBe(known.id);
});
