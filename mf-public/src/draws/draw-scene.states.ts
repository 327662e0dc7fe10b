import type { SceneStates } from '@vetta/contract/plugin';
import { offline, wallState } from '../kiosk/wall-state.ts';
import { sampleDraw, sampleDraws } from './sample-draws.ts';

const onTheSecond = { now: '2026-12-02T09:00:00Z' };
const held = sampleDraws({ draws: [sampleDraw({ drawnAt: '2026-11-30T22:59:30.000Z' })] });

export default {
  estratta: wallState({ draws: held }, onTheSecond),
  'a-mese-iniziato': wallState({ draws: sampleDraws() }),
  'server-assente': { ...offline, ...onTheSecond },
} satisfies SceneStates;
