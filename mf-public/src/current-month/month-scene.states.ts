import type { SceneStates } from '@vetta/contract/plugin';
import { offline, wallState } from '../kiosk/wall-state.ts';

export default {
  'giorno-21': wallState(),
  'primo-giorno': wallState({}, { now: '2026-11-01T08:00:00Z' }),
  'ultimo-giorno': wallState({}, { now: '2026-11-30T18:00:00Z' }),
  'server-assente': offline,
} satisfies SceneStates;
