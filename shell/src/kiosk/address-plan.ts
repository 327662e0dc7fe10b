import { defaultPlan, defaultProgramme } from '@vetta/contract/default-plan';
import { MIN_LIGHT, SCENE_SECONDS } from '@vetta/contract/plan-limits';
import type { Hours, ScreenPlan } from '@vetta/contract/screen-plan';

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/**
 * Returns `own` with the parts that the query string names replaced: `?scenes=classifica,premi&seconds=20` (clamped to
 * SCENE_SECONDS), `hours=08:00-20:00` with `days=12345` (1 = Monday; without it every day), `light=0.6` (at least MIN_LIGHT; 1 or
 * more is ignored), `drift=off` (any other value is on). Invalid values are ignored.
 */
export function planOfAddress(search: string, own: ScreenPlan = defaultPlan): ScreenPlan {
  const query = new URLSearchParams(search);
  const named = query.get('scenes')?.split(',').filter(Boolean) ?? [];
  const scenes = named.length > 0 ? named : undefined;
  const seconds = Number(query.get('seconds')) || null;
  const hours = hoursOf(query.get('hours'), query.get('days'));
  const light = Number(query.get('light')) || 1;
  return {
    officeHours: hours ? [hours] : own.officeHours,
    programmes:
      scenes || seconds
        ? [
            {
              hours: null,
              scenes: scenes ? scenes.map((name) => ({ name })) : null,
              seconds: Math.min(
                SCENE_SECONDS.max,
                Math.max(SCENE_SECONDS.min, seconds ?? defaultProgramme.seconds),
              ),
            },
          ]
        : own.programmes,
    dims:
      light < 1
        ? [{ hours: { days: everyDay, from: '00:00', to: '24:00' }, light: Math.max(MIN_LIGHT, light) }]
        : own.dims,
    drift: query.has('drift') ? query.get('drift') !== 'off' : own.drift,
  };
}

function hoursOf(hours: string | null, days: string | null): Hours | null {
  const [, from, to] = /^(\d\d:[0-5]\d)-(\d\d:[0-5]\d)$/.exec(hours ?? '') ?? [];
  if (!from || !to || from > '23:59' || to > '24:00') return null;
  const named = everyDay.filter((day) => days?.includes(String(day)));
  return { days: named.length > 0 ? named : everyDay, from, to };
}
