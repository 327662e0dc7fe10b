import { expect, test } from 'vitest';
import { isVideo } from './media-kind.ts';

test.each(['/u/1.mp4', '/u/1.webm', '/u/1.ogg', '/u/1.MOV', 'https://cdn.example/a.b/1.mp4?v=2#t=1'])(
  '%s is a video',
  (address) => expect(isVideo(address)).toBe(true),
);

test.each(['/u/1.jpg', '/u/1.png?from=film.mp4', '/u/mp4', ''])('%s is an image', (address) =>
  expect(isVideo(address)).toBe(false),
);
