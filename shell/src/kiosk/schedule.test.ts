import { defaultPlan } from '@vetta/contract/default-plan';
import type { ScreenPlan } from '@vetta/contract/screen-plan';
import { describe, expect, test } from 'vitest';
import { samplePlugin } from '../../testing/sample-schedule.ts';
import { planOfAddress } from './address-plan.ts';
import { everyScene, isWithin, scheduleAt } from './schedule.ts';

const plugins = [
  samplePlugin('mf-public', ['classifica', 'premi'], ['sorpassi']),
  samplePlugin('meteo', ['meteo']),
];
/** Friday 20 November 2026, 10:00 in Rome. */
const MORNING = new Date('2026-11-20T09:00:00Z');
const EVENING = new Date('2026-11-20T20:00:00Z');

const shown = (plan: ScreenPlan, at = MORNING) =>
  scheduleAt(plan, plugins, at).scenes.map(({ scene, minDurationMs }) => [scene.name, minDurationMs / 1000]);

describe('without a plan of its own', () => {
  test('a screen shows every scene of every plugin for twenty seconds, day and night', () => {
    for (const at of [MORNING, EVENING]) {
      expect(scheduleAt(defaultPlan, plugins, at)).toMatchObject({ isOn: true, light: 1 });
      expect(shown(defaultPlan, at)).toEqual([
        ['classifica', 20],
        ['premi', 20],
        ['meteo', 20],
      ]);
    }
  });

  test('a month’s last hour belongs to the product’s board, podium and month', () => {
    const lastHour = new Date('2026-11-30T22:00:00Z');
    expect(shown(defaultPlan, new Date('2026-11-30T21:59:59Z'))).toHaveLength(3);
    expect(shown(defaultPlan, lastHour).map(([name]) => name)).toEqual(['classifica', 'premi']);
    expect(scheduleAt(defaultPlan, plugins, lastHour).celebrations).toEqual([]);
  });

  test('celebrations are no part of the rotation', () => {
    const { celebrations } = scheduleAt(defaultPlan, plugins, MORNING);
    expect(celebrations.map(({ scene }) => scene.name)).toEqual(['sorpassi']);
  });
});

describe('a plan', () => {
  const office = { days: [1, 2, 3, 4, 5], from: '08:00', to: '20:00' };
  const plan: ScreenPlan = {
    officeHours: [office],
    programmes: [
      {
        hours: { days: [5], from: '09:00', to: '12:00' },
        scenes: [{ name: 'meteo' }, { name: 'nessuna' }, { name: 'classifica', seconds: 60 }],
        seconds: 15,
      },
      { hours: null, scenes: [{ name: 'premi' }], seconds: 30 },
    ],
    dims: [{ hours: { days: [5], from: '18:00', to: '24:00' }, light: 0.5 }],
    drift: true,
  };

  test('gives scenes, their order and their seconds by hour and weekday; unknown scenes are left out', () => {
    expect(shown(plan)).toEqual([
      ['meteo', 15],
      ['classifica', 60],
    ]);
    expect(shown(plan, EVENING)).toEqual([['premi', 30]]);
  });

  test('dims the picture at its hours, and makes the screen dark outside office hours', () => {
    expect(scheduleAt(plan, plugins, MORNING)).toMatchObject({ isOn: true, light: 1 });
    expect(scheduleAt(plan, plugins, EVENING)).toMatchObject({ isOn: false, light: 0.5 });
    const shifts = { ...plan, officeHours: [office, { days: [5], from: '20:30', to: '23:00' }] };
    expect([MORNING, EVENING].map((at) => scheduleAt(shifts, plugins, at).isOn)).toEqual([true, true]);
  });

  test('at hours without a programme shows every scene', () => {
    expect(shown({ ...plan, programmes: plan.programmes.slice(0, 1) }, EVENING)).toHaveLength(3);
  });

  test('names every scene of the week, so that all can be loaded at the start', () => {
    expect(everyScene(plan, plugins).map(({ scene }) => scene.name)).toEqual([
      'meteo',
      'classifica',
      'premi',
    ]);
  });
});

describe('the address', () => {
  test('chooses scenes, their order and their seconds', () => {
    expect(shown(planOfAddress('?scenes=meteo,nessuna,classifica&seconds=45'))).toEqual([
      ['meteo', 45],
      ['classifica', 45],
    ]);
  });

  test('a scene named twice comes once, so that those after it have their turn', () => {
    const names = shown(planOfAddress('?scenes=classifica,premi,classifica,meteo')).map(([name]) => name);
    expect(names).toEqual(['classifica', 'premi', 'meteo']);
  });

  test('invalid seconds give the default, and too few give the minimum', () => {
    expect(shown(planOfAddress('?seconds=abc'))[0]).toEqual(['classifica', 20]);
    expect(shown(planOfAddress('?seconds=0.1'))[0]).toEqual(['classifica', 5]);
  });

  test('chooses office hours and their days, the light, and no drift', () => {
    const { officeHours, dims, drift } = planOfAddress('?hours=08:00-20:00&days=12345&light=0.6&drift=off');
    expect(officeHours).toEqual([{ days: [1, 2, 3, 4, 5], from: '08:00', to: '20:00' }]);
    expect(dims[0]?.light).toBe(0.6);
    expect(drift).toBe(false);
  });

  test('without days takes every day; what is invalid is as if absent', () => {
    expect(planOfAddress('?hours=22:00-06:00').officeHours[0]?.days).toHaveLength(7);
    expect(planOfAddress('?hours=sempre&light=forte')).toEqual(defaultPlan);
    expect(planOfAddress('?hours=25:00-26:00&scenes=')).toEqual(defaultPlan);
    expect(planOfAddress('?hours=08:00-24:30')).toEqual(defaultPlan);
    expect(planOfAddress('?hours=08:60-09:00')).toEqual(defaultPlan);
    expect(planOfAddress('?light=0.01').dims[0]?.light).toBe(0.2);
  });

  test("replaces of the screen's own plan what it says, and nothing else", () => {
    const plan: ScreenPlan = {
      officeHours: [{ days: [1], from: '08:00', to: '20:00' }],
      programmes: [{ hours: null, scenes: [{ name: 'meteo' }], seconds: 30 }],
      dims: [],
      drift: true,
    };
    expect(planOfAddress('', plan)).toEqual(plan);
    expect(planOfAddress('?seconds=abc&hours=sempre', plan)).toEqual(plan);
    expect(planOfAddress('?scenes=premi', plan)).toEqual({
      ...plan,
      programmes: [{ hours: null, scenes: [{ name: 'premi' }], seconds: 20 }],
    });
    expect(planOfAddress('?drift=off', plan)).toEqual({ ...plan, drift: false });
  });
});

const weekdays = { days: [1, 2, 3, 4, 5], from: '08:30', to: '19:00' };
// Saturday 21 November 2026 and the days around it; Rome is one hour ahead of UTC.
const on = (day: number, utc: string) => new Date(`2026-11-${day}T${utc}:00Z`);

test('hours begin with their first minute and end before their last', () => {
  expect(isWithin(weekdays, on(20, '07:29'))).toBe(false);
  expect(isWithin(weekdays, on(20, '07:30'))).toBe(true);
  expect(isWithin(weekdays, on(20, '17:59'))).toBe(true);
  expect(isWithin(weekdays, on(20, '18:00'))).toBe(false);
});

test('hours hold on their days alone', () => {
  expect(isWithin(weekdays, on(21, '10:00'))).toBe(false);
  expect(isWithin(weekdays, on(22, '10:00'))).toBe(false);
  expect(isWithin(weekdays, on(23, '10:00'))).toBe(true);
});

test('hours that do not end after they begin reach into the next day, from Sunday into Monday too', () => {
  const night = { days: [7], from: '22:00', to: '06:00' };
  expect(isWithin(night, on(22, '21:00'))).toBe(true);
  expect(isWithin(night, on(23, '04:59'))).toBe(true);
  expect(isWithin(night, on(23, '05:00'))).toBe(false);
  expect(isWithin(night, on(22, '04:00'))).toBe(false);
});

test('a whole day has every minute of it', () => {
  const saturday = { days: [6], from: '00:00', to: '24:00' };
  expect(isWithin(saturday, on(20, '23:00'))).toBe(true);
  expect(isWithin(saturday, on(21, '22:59'))).toBe(true);
  expect(isWithin(saturday, on(21, '23:00'))).toBe(false);
});

test('hours follow Rome’s clock through summer', () => {
  expect(isWithin(weekdays, new Date('2026-07-20T06:30:00Z'))).toBe(true);
  expect(isWithin(weekdays, new Date('2026-07-20T17:00:00Z'))).toBe(false);
});
