import type { SceneStates } from '@vetta/contract/plugin';
import { offline, wallState } from '../kiosk/wall-state.ts';
import { sampleSite } from '../page/sample-site.ts';

const { bonusTypes } = sampleSite();
const withBonuses = (types: typeof bonusTypes) => wallState({ site: sampleSite({ bonusTypes: types }) });

export default {
  cinque: wallState(),
  due: withBonuses(bonusTypes.slice(0, 2)),
  'prima-settimana': wallState({ site: sampleSite({ lastWeek: undefined }) }),
  nessuno: withBonuses([]),
  'server-assente': offline,
} satisfies SceneStates;
