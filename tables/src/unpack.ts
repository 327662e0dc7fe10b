import { Inflate, zipSync } from 'fflate';
import { brokenWorkbook, UnreadableTable } from './table.ts';

/** How many bytes a workbook may unpack to. */
const MOST_BYTES = 50 * 1024 * 1024;
/** Packed bytes at a time: at most 16 MB unpacked, so a bomb is noticed soon. */
const PIECE = 16 * 1024;

const END_OF_DIRECTORY = 0x06054b50;
const IN_DIRECTORY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;

const bomb = () =>
  new UnreadableTable('La cartella di lavoro è troppo grande una volta aperta: al massimo 50 MB');

/**
 * Unpacks the parts of a workbook whose names `wanted` accepts. Counts the bytes of all parts while they are inflated, whatever
 * the archive says of their sizes. Throws `UnreadableTable` above 50 MB, and for a broken archive.
 */
export function unpack(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Uint8Array> {
  const parts = new Map<string, Uint8Array>();
  let left = MOST_BYTES;
  for (const { name, method, packed } of partsIn(bytes)) {
    const pieces: Uint8Array[] = [];
    const isWanted = wanted(name);
    const take = (piece: Uint8Array) => {
      left -= piece.length;
      if (left < 0) throw bomb();
      if (isWanted) pieces.push(piece);
    };
    if (method === 0) take(packed);
    else if (method === 8) inflate(packed, take);
    else throw brokenWorkbook();
    if (isWanted) parts.set(name, joined(pieces));
  }
  return parts;
}

/**
 * Packs parts again: what reads this archive sees these bytes and no others. They are compressed, so that they are read in pieces:
 * of a part that comes whole, hucre 1.0.0 queues all rows at once, and its queue takes a time quadratic in their number.
 */
export const packed = (parts: ReadonlyMap<string, Uint8Array>): Uint8Array =>
  zipSync(Object.fromEntries(parts), { level: 1 });

function inflate(packed: Uint8Array, take: (piece: Uint8Array) => void): void {
  const inflator = new Inflate(take);
  try {
    for (let at = 0; at < packed.length; at += PIECE)
      inflator.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
  } catch (error) {
    throw error instanceof UnreadableTable ? error : brokenWorkbook();
  }
}

interface Part {
  readonly name: string;
  readonly method: number;
  readonly packed: Uint8Array;
}

/** Returns the parts that the archive's directory lists. */
function* partsIn(bytes: Uint8Array): Generator<Part> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = endOfDirectory(view);
    const count = view.getUint16(end + 10, true);
    let at = view.getUint32(end + 16, true);
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(at, true) !== IN_DIRECTORY) throw brokenWorkbook();
      const nameLength = view.getUint16(at + 28, true);
      const start = view.getUint32(at + 42, true);
      if (view.getUint32(start, true) !== LOCAL_HEADER) throw brokenWorkbook();
      const data = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
      const size = view.getUint32(at + 20, true);
      if (data + size > bytes.length) throw brokenWorkbook();
      yield {
        name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
        method: view.getUint16(at + 10, true),
        packed: bytes.subarray(data, data + size),
      };
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  } catch (error) {
    // A place beyond the file's end.
    throw error instanceof RangeError ? brokenWorkbook() : error;
  }
}

function endOfDirectory(view: DataView): number {
  // It is the last record, before a comment of 64 kB at most.
  for (let at = view.byteLength - 22; at >= 0 && at > view.byteLength - 22 - 65_536; at -= 1)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  throw brokenWorkbook();
}

/** Returns the bytes of these pieces, one after the other. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces;
  if (only !== undefined && pieces.length === 1) return only;
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
