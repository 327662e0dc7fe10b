import { colours } from '@vetta/api/pictures/colours';
import { palette } from '@vetta/design-system/palette';
import { expect, test } from 'vitest';

test('the pictures of the api have the colours of the page', () => {
  expect(palette).toMatchObject(colours);
});
