import type { SceneStates } from '@vetta/contract/plugin';

export default { sera: { now: '2026-11-21T17:42:52Z' } } satisfies SceneStates;
