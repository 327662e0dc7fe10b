import type { SceneStates } from '@vetta/contract/plugin';
import { offline, wallState } from '../kiosk/wall-state.ts';

export default { ufficio: wallState(), 'server-assente': offline } satisfies SceneStates;
