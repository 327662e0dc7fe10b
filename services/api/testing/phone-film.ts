import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const box = (type: string, ...content: (Uint8Array | string)[]): Buffer => {
  const body = Buffer.concat(
    content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const numbers = (...list: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * list.length);
  for (const [index, number] of list.entries()) bytes.writeUInt32BE(number, 4 * index);
  return bytes;
};

/** What a phone says about a film; no byte of it may be left. */
export const secrets = [
  '+45.4642+009.1900',
  'Phone 15 Pro',
  'Anna Bianchi',
  'Via Roma 1',
  'GPS 45.4642',
  'Encoder of Anna',
];

const [place = '', model = '', author = '', address = '', gps = '', encoder = ''] = secrets;

/** Everything that names a place or a device, in the ways of phones and cameras. */
const origin = (): Buffer =>
  Buffer.concat([
    box(
      'udta',
      box('\xa9xyz', `\0\x12\x15\xc7${place}/`),
      box('\xa9mod', model),
      box('loci', numbers(0), `\x15\xc7${address}\0\0`, numbers(0, 0, 0), '\0\0'),
    ),
    box(
      'meta',
      box('hdlr', numbers(0, 0), 'mdta', numbers(0, 0, 0)),
      box('keys', numbers(0, 1), box('mdta', 'com.apple.quicktime.location.ISO6709')),
      box('ilst', box('\0\0\0\x01', box('data', numbers(1, 0), place))),
    ),
    box('uuid', Buffer.alloc(16, 7), `<x:xmpmeta>${author}</x:xmpmeta>`),
    box('smta', model),
  ]);

/** A track of places, whose one sample has `size` bytes at `offset`. */
const placesTrack = (offset: number, size: number): Buffer =>
  box(
    'trak',
    box('tkhd', Buffer.alloc(84)),
    box(
      'mdia',
      box('mdhd', numbers(0, 0, 0, 1_000, 1_000, 0)),
      box('hdlr', numbers(0, 0), 'meta', numbers(0, 0, 0), `${model}\0`),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', numbers(0, 1), box('gpmd', Buffer.alloc(8))),
          box('stts', numbers(0, 1, 2, 500)),
          box('stsc', numbers(0, 1, 1, 2, 1)),
          box('stsz', numbers(0, 0, 2, size - 3, 3)),
          box('stco', numbers(0, 1, offset)),
        ),
      ),
    ),
  );

/** A film of the product, and the same as a phone would have saved it: with its place, device, author, and a track of places. */
export function phoneFilm(): { plain: Buffer; phone: Buffer } {
  const plain = readFileSync(join(import.meta.dirname, '../../../mf-public/src/media/character.mp4'));
  const tops = boxesOf(plain);
  const moov = tops.find(({ type }) => type === 'moov');
  if (moov === undefined) throw new Error('The film has no moov');
  const before = plain.subarray(0, moov.at);
  const after = plain.subarray(moov.end);
  const track = placesTrack(0, gps.length);
  const added = origin();
  // All behind the moov moves by what is added to it.
  const moved = added.length + track.length;
  const offsetOfPlaces = plain.length + moved + 8;
  const grown = box(
    'moov',
    shiftChunks(
      Buffer.from(plain.subarray(moov.at + 8, moov.end)),
      moov.at < plain.indexOf('mdat') ? moved : 0,
    ),
    placesTrack(offsetOfPlaces, gps.length),
    added,
  );
  grown.write(encoder, grown.indexOf('avc1') + 4 + 42 + 1, 'latin1');
  return {
    plain,
    phone: Buffer.concat([before, grown, after, box('mdat', gps), box('sefd', model), box('free', author)]),
  };
}

function boxesOf(bytes: Buffer) {
  const boxes: { type: string; at: number; end: number }[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = at + bytes.readUInt32BE(at);
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), at, end });
    at = end;
  }
  return boxes;
}

function shiftChunks(moov: Buffer, by: number): Buffer {
  for (let at = moov.indexOf('stco'); at >= 0; at = moov.indexOf('stco', at + 1)) {
    const count = moov.readUInt32BE(at + 8);
    for (let chunk = 0; chunk < count; chunk += 1) {
      const place = at + 12 + 4 * chunk;
      moov.writeUInt32BE(moov.readUInt32BE(place) + by, place);
    }
  }
  return moov;
}
