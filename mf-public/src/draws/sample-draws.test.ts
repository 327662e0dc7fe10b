import { checkDraw } from '@vetta/contract/client/check-draw';
import { expect, test } from 'vitest';
import { sampleDraw } from './sample-draws.ts';

test('the stories’ draw holds', () => {
  expect(checkDraw(sampleDraw())).toMatchObject({ holds: true });
});
