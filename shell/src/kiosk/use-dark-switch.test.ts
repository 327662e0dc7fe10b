import { expect, test } from 'vitest';
import { markAfter, switchMark } from './use-dark-switch.ts';

test('a switch holds until five in the morning, Rome, and for one state of the plan', () => {
  const evening = new Date('2026-11-23T20:00:00Z');
  expect(switchMark(true, new Date('2026-11-24T03:59:00Z'))).toBe(switchMark(true, evening));
  expect(switchMark(true, new Date('2026-11-24T04:00:00Z'))).not.toBe(switchMark(true, evening));
  expect(switchMark(false, evening)).not.toBe(switchMark(true, evening));
});

test('«Spegni» leaves a dark wall dark and «Accendi» a bright one bright, whatever has switched it meanwhile', () => {
  const at = new Date('2026-11-23T20:00:00Z');
  const isOn = (planIsOn: boolean, wishes: readonly (boolean | null)[]) => {
    const switched = switchMark(planIsOn, at);
    const mark = wishes.reduce<string | null>(
      (before, wish) => markAfter(before, wish, { planIsOn, at }),
      null,
    );
    return mark === switched ? !planIsOn : planIsOn;
  };
  for (const planIsOn of [true, false]) {
    expect(isOn(planIsOn, [true])).toBe(false);
    expect(isOn(planIsOn, [true, true])).toBe(false);
    expect(isOn(planIsOn, [true, false])).toBe(true);
    expect(isOn(planIsOn, [false, false])).toBe(true);
    expect(isOn(planIsOn, [null])).toBe(!planIsOn);
    expect(isOn(planIsOn, [null, null])).toBe(planIsOn);
  }
});
