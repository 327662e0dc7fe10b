import { type Box, find } from './mp4-boxes.ts';
import { brokenFile } from './upload-errors.ts';

/**
 * Returns a function that overwrites a track's samples with zeros. `table` is the track's `stbl`, `data` are the file's `mdat`, in their
 * order. Throws 415 if the tables name bytes outside of them, or all tracks together more bytes than the file has.
 */
export function samplesBlanker(bytes: Buffer, data: readonly Box[]): (table: Box) => void {
  let blanked = 0;
  const isInData = (offset: number, end: number): boolean => {
    let [low, high] = [0, data.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((data[middle]?.body ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return end <= (data[low - 1]?.end ?? 0);
  };
  return (table) => {
    const sizes = sampleSizes(bytes, table);
    const perChunk = samplesPerChunk(bytes, table);
    let sample = 0;
    for (const [chunk, offset] of chunkOffsets(bytes, table).entries()) {
      const { length, next } = sizes(sample, perChunk(chunk + 1));
      sample = next;
      blanked += length;
      if (!isInData(offset, offset + length) || blanked > bytes.length) throw brokenFile();
      bytes.fill(0, offset, offset + length);
    }
  };
}

/** Reads a table: a full box whose entries begin `header` bytes behind its content's begin, `width` bytes each. */
function entriesOf(bytes: Buffer, box: Box, { header, width }: { header: number; width: number }) {
  if (box.body + header > box.end) throw brokenFile();
  const count = bytes.readUInt32BE(box.body + header - 4);
  if (box.body + header + count * width > box.end) throw brokenFile();
  return { count, at: (index: number) => box.body + header + index * width };
}

function chunkOffsets(bytes: Buffer, table: Box): number[] {
  const short = find(bytes, table, 'stco');
  const long = find(bytes, table, 'co64');
  const box = short ?? long;
  if (box === undefined) return [];
  const { count, at } = entriesOf(bytes, box, { header: 8, width: short ? 4 : 8 });
  return Array.from({ length: count }, (_, index) =>
    short ? bytes.readUInt32BE(at(index)) : Number(bytes.readBigUInt64BE(at(index))),
  );
}

/** Returns how many samples a chunk has, for chunks asked about in order from 1. */
function samplesPerChunk(bytes: Buffer, table: Box): (chunk: number) => number {
  const box = find(bytes, table, 'stsc');
  if (box === undefined) return () => 0;
  const { count, at } = entriesOf(bytes, box, { header: 8, width: 12 });
  let run = 0;
  return (chunk) => {
    while (run + 1 < count && bytes.readUInt32BE(at(run + 1)) <= chunk) run += 1;
    return count === 0 ? 0 : bytes.readUInt32BE(at(run) + 4);
  };
}

/** Returns a function that sums the sizes of `count` samples from the `first` on, and says which sample comes next. */
function sampleSizes(bytes: Buffer, table: Box) {
  const box = find(bytes, table, 'stsz');
  if (box === undefined) throw brokenFile();
  if (box.body + 12 > box.end) throw brokenFile();
  const size = bytes.readUInt32BE(box.body + 4);
  const all = bytes.readUInt32BE(box.body + 8);
  const { at } = size === 0 ? entriesOf(bytes, box, { header: 12, width: 4 }) : { at: () => 0 };
  return (first: number, count: number) => {
    const next = Math.min(first + count, all);
    if (size !== 0) return { length: (next - first) * size, next };
    let length = 0;
    for (let sample = first; sample < next; sample += 1) length += bytes.readUInt32BE(at(sample));
    return { length, next };
  };
}
