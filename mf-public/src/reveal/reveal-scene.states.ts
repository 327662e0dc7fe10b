import type { SceneStates } from '@vetta/contract/plugin';
import { longestNames, teamOf } from '../kiosk/sample-teams.ts';
import { offline, wallState } from '../kiosk/wall-state.ts';
import { sampleMonthDetail } from '../months/sample-months.ts';

const onTheSecond = { now: '2026-11-02T09:00:00Z' };
const endOf = (entries = teamOf(38)) => wallState({ month: sampleMonthDetail({ entries }) }, onTheSecond);

export default {
  ufficio: endOf(),
  tre: endOf(teamOf(3)),
  'nomi-lunghi': endOf(longestNames()),
  'a-mese-iniziato': wallState(),
  'server-assente': { ...offline, ...onTheSecond },
} satisfies SceneStates;
