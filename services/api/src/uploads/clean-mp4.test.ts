import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { phoneFilm, secrets } from '../../testing/phone-film.ts';
import { mp4 } from '../../testing/upload-files.ts';
import { cleanMp4 } from './clean-mp4.ts';
import { boxesIn, childrenOf, find, namedBoxes } from './mp4-boxes.ts';

const { plain, phone } = phoneFilm();
const said = (bytes: Buffer) => secrets.filter((secret) => bytes.includes(secret));
const cleaned = (bytes: Uint8Array): Buffer => {
  const copy = Buffer.from(bytes);
  cleanMp4(copy);
  return copy;
};
const whole = (bytes: Buffer) => boxesIn(bytes, { start: 0, end: bytes.length });
const moovOf = (bytes: Buffer) => {
  const [moov] = namedBoxes(whole(bytes), 'moov');
  if (moov === undefined) throw new Error('No moov');
  return moov;
};

test('a film of a phone keeps no place, device, author, encoder, nor a track of places', () => {
  expect(said(phone)).toEqual(secrets);
  const clean = cleaned(phone);
  expect(said(clean)).toEqual([]);
  expect(whole(clean).map(({ type }) => type)).toEqual([
    'ftyp',
    'moov',
    'free',
    'mdat',
    'mdat',
    'free',
    'free',
  ]);
  const kinds = childrenOf(clean, moovOf(clean)).map(({ type }) => type);
  expect(kinds).toEqual(['mvhd', 'trak', ...kinds.slice(2).map(() => 'free')]);
});

test('it has the same size, and every box that is played stands where it stood', () => {
  const clean = cleaned(phone);
  expect(clean.length).toBe(phone.length);
  const places = (bytes: Buffer) => whole(bytes).map(({ start, end }) => [start, end]);
  expect(places(clean)).toEqual(places(phone));
  const [was, is] = [phone, clean].map((bytes) => {
    const [pictures] = namedBoxes(whole(bytes), 'mdat');
    const [track] = namedBoxes(childrenOf(bytes, moovOf(bytes)), 'trak');
    const table = track && find(bytes, track, 'mdia', 'minf', 'stbl', 'stco');
    return [pictures, table].map((box) => bytes.subarray(box?.start, box?.end).toString('base64'));
  });
  expect(is).toEqual(was);
});

test('a film without any of it stays as it is, but for the names of what wrote it', () => {
  const simple = mp4(randomBytes(5_000));
  expect(cleaned(simple)).toEqual(Buffer.from(simple));
  expect(cleaned(cleaned(plain))).toEqual(cleaned(plain));
});

const broken = (change: (film: Buffer) => void): Buffer => {
  const film = Buffer.from(phone);
  change(film);
  return film;
};
const chunkOfPlaces = phone.indexOf('stco', phone.indexOf('gpmd')) + 12;

test.each([
  [
    'a track of places outside the file',
    broken((film) => film.writeUInt32BE(film.length - 4, chunkOfPlaces)),
  ],
  ['a track of places in the description', broken((film) => film.writeUInt32BE(100, chunkOfPlaces))],
  ['a table that is longer than its box', broken((film) => film.writeUInt32BE(9e8, chunkOfPlaces - 4))],
  [
    'a box that is larger than the one around it',
    broken((film) => film.writeUInt32BE(9e8, phone.indexOf('gpmd') - 4 - 16)),
  ],
  ['a compressed description', broken((film) => film.write('cmov', film.indexOf('udta'), 'latin1'))],
])('%s is a broken file', (_, film) => {
  expect(() => cleaned(film)).toThrow(expect.objectContaining({ status: 415 }));
});

test('a fragmented film with a track of places is refused: its samples cannot be found', () => {
  const film = Buffer.concat([phone, Buffer.from('\0\0\0\x08moof', 'latin1')]);
  expect(() => cleaned(film)).toThrow(
    expect.objectContaining({ status: 415, message: expect.stringMatching(/esportalo di nuovo/) }),
  );
});

test('a table that names the same bytes again and again is refused, not followed', () => {
  // Each chunk is within the file; together they are more than it.
  const film = broken((bytes) => {
    const at = bytes.indexOf('stsz', bytes.indexOf('gpmd')) + 4;
    bytes.writeUInt32BE(1, at + 4);
    bytes.writeUInt32BE(0xffffffff, at + 8);
    bytes.writeUInt32BE(0xffffffff, bytes.indexOf('stsc', bytes.indexOf('gpmd')) + 4 + 12);
  });
  const begun = performance.now();
  expect(() => cleaned(film)).toThrow(expect.objectContaining({ status: 415 }));
  expect(performance.now() - begun).toBeLessThan(1_000);
});
