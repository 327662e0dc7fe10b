import { expect, test } from 'vitest';
import { fileProblem } from './file-problem.ts';

const MB = 1024 * 1024;

test.each([
  ['vetta.jpg', 'image/jpeg', 1],
  ['VETTA.JPEG', 'image/jpeg', 1],
  ['vetta.jpg', 'image/jpg', 1],
  ['vetta.png', 'image/png', 10 * MB],
  ['salita.mp4', 'video/mp4', 10 * MB],
  ['salita.mp4', 'video/3gpp', 1],
  ['salita.mp4', 'video/quicktime', 1],
  ['salita.mp4', '', 1],
  ['foto.jfif', 'image/pjpeg', 1],
  ['foto.JFIF', '', 1],
])('%s, %s, of %d bytes can be uploaded', (name, type, size) => {
  expect(fileProblem({ name, type, size })).toBeNull();
});

test.each([
  ['vetta.gif', 'image/gif', 1],
  ['vetta.png', 'image/gif', 1],
  ['vetta.exe', 'image/png', 1],
  ['vetta', 'image/png', 1],
  ['salita.mp4.exe', '', 1],
  ['foto.jfif.exe', '', 1],
  ['salita.mov', 'video/quicktime', 20 * MB],
])('%s, %s, is of no allowed format', (name, type, size) => {
  expect(fileProblem({ name, type, size })).toEqual({
    title: 'Formato non supportato',
    detail: 'Solo file .jpg, .png e .mp4 sono consentiti',
  });
});

test('one byte above 10 MB is too large', () => {
  expect(fileProblem({ name: 'vetta.png', type: 'image/png', size: 10 * MB + 1 })).toEqual({
    title: 'File troppo grande',
    detail: 'Il file deve essere inferiore a 10MB',
  });
});
