import { expect, test } from 'vitest';
import { definePlugin, type SceneStates } from './plugin.ts';

test('the compiler refuses what an author misnames in a declaration', () => {
  const declared = definePlugin({
    name: 'salita',
    title: 'Salita',
    contract: '^2.0',
    // @ts-expect-error: a module is relative to plugin.ts
    routes: [{ path: '/salita', title: 'Salita', module: 'src/page.tsx' }],
    // @ts-expect-error: a section's path begins with a slash
    adminSections: [{ path: 'salita', title: 'Salita', module: './src/section.tsx' }],
    // @ts-expect-error: a scene has a name
    scenes: [{ title: 'Salita', module: './src/scene.tsx' }],
    // @ts-expect-error: there is no such call
    calls: ['GET /api/admin/prices'],
  });
  // @ts-expect-error: there is no such field
  definePlugin({ name: 'salita', title: 'Salita', contract: '^2.0', sections: [] });
  expect(declared.name).toBe('salita');
});

test('the compiler knows what each query and call of a state answers', () => {
  const states: SceneStates = {
    sera: {
      now: '2026-11-21T17:42:52Z',
      answers: { publicScoring: { ringPoints: 2, appointmentSetPoints: 10, appointmentDonePoints: 20 } },
      calls: { 'GET /api/admin/prizes': [] },
    },
    // @ts-expect-error: the points of a ring are a number
    notte: { now: '2026-11-21T22:00:00Z', answers: { publicScoring: { ringPoints: '2' } } },
    // @ts-expect-error: there is no such query
    alba: { now: '2026-11-21T06:00:00Z', answers: { scores: [] } },
  };
  expect(Object.keys(states)).toEqual(['sera', 'notte', 'alba']);
});
