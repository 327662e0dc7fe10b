import { expect, test } from 'vitest';
import { fromAddress, toAddress } from './address.ts';
import { turnableColours, turnableNumbers, turnablePurposes } from './turnable.ts';
import type { Changes } from './turned.ts';

test('every value that can be turned comes back from an address of letters, digits, hyphens and underscores', () => {
  const everything = [
    ...turnableColours,
    ...turnablePurposes,
    ...turnableNumbers('dark'),
    ...turnableNumbers('kiosk'),
  ];
  const changes: Changes = Object.fromEntries(everything.map(({ name, value }) => [name, value]));
  expect(toAddress(changes)).toMatch(/^[a-zA-Z0-9_-]+$/);
  expect(fromAddress(toAddress(changes))).toEqual(changes);
  expect(fromAddress('')).toEqual({});
});

test('an address from elsewhere changes only tokens that exist, to values of their kind', () => {
  expect(
    fromAddress('palette-lime_00ff00__palette-violet_red__dark-space-md_2vmin__dark-space-lg_2rem'),
  ).toEqual({ 'dark.space.lg': '2rem' });
  expect(fromAddress('purpose-glow-start_coral__purpose-glow-end_lime')).toEqual({
    'purpose.glow.start': 'coral',
  });
});
