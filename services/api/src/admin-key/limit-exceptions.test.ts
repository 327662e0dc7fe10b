import { expect, test } from 'vitest';
import { limitExceptions } from './limit-exceptions.ts';

test('beyond the limit one key is checked every five seconds, none in the first five', () => {
  let now = 0;
  const isChecked = limitExceptions(() => now);
  const checked: number[] = [];
  for (; now <= 12_000; now += 250) if (isChecked('una chiave')) checked.push(now);
  expect(checked).toEqual([5_000, 10_000]);
  now = 200_000;
  expect(isChecked('una chiave'), 'after a quiet minute it begins again').toBe(false);
});

test('a key that comes again is checked within ten seconds, however many others come once', () => {
  let now = 0;
  const isChecked = limitExceptions(() => now);
  let guesses = 0;
  const checked: number[] = [];
  for (; now <= 30_000; now += 50) {
    // The guess always comes first.
    expect(isChecked(`tentativo ${guesses++}`)).toBe(false);
    if (now % 2_000 === 0 && now > 10_000 && isChecked('quella giusta')) checked.push(now);
  }
  expect(checked[0]).toBeLessThan(20_000);
});

test('a guesser who tries each key until it is checked lets another key pass in between', () => {
  let now = 0;
  const isChecked = limitExceptions(() => now);
  let wrong = 0;
  const checked: number[] = [];
  for (; now <= 60_000; now += 50) {
    if (isChecked(`tentativo ${wrong}`)) wrong += 1;
    if (now % 2_000 === 0 && now > 20_000 && isChecked('quella giusta')) checked.push(now);
  }
  expect(wrong).toBeGreaterThan(5);
  expect(checked[0]).toBeLessThan(40_000);
});

test('keys that came again and whose sender has given up hold nobody up for more than a minute', () => {
  let now = 0;
  const isChecked = limitExceptions(() => now);
  for (let n = 0; n < 100; n++) for (const _ of [1, 2]) isChecked(`tentativo ${n}`);
  let waited = 0;
  while (!isChecked('quella giusta')) {
    now += 1_000;
    waited += 1;
  }
  expect(waited).toBeLessThanOrEqual(62);
});
