import { expect, test } from 'vitest';
import { mediaOf } from './own-film.ts';

test('an address that ends like a film is one; every other is a picture', () => {
  const film = '/uploads/2f.mp4';
  expect(mediaOf(film)).toEqual({ sources: [{ src: film }] });
  expect(mediaOf('https://cdn.example/premi/BOX.MOV?v=2')).toMatchObject({ sources: [{}] });
  expect(mediaOf('/uploads/2f.jpg')).toEqual({ sources: [], poster: '/uploads/2f.jpg' });
  expect(mediaOf('https://cdn.example/film.mp4/picture')).toMatchObject({ sources: [] });
});
