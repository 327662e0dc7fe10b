import { brokenFile } from './upload-errors.ts';

/** A box of an MP4 (ISO 14496-12): its header begins at `start`, its content at `body`. */
export interface Box {
  readonly type: string;
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

/** Returns the boxes between two places, which they fill. Throws 415 if they do not. */
export function boxesIn(bytes: Buffer, { start, end }: { start: number; end: number }): Box[] {
  const boxes: Box[] = [];
  let at = start;
  // QuickTime may end a list of boxes with four zeros.
  while (end - at >= 8) {
    const short = bytes.readUInt32BE(at);
    // 0: to the end; 1: a size of 64 bits follows.
    const isLong = short === 1 && end - at >= 16;
    const size = short === 0 ? end - at : isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const body = at + (isLong ? 16 : 8);
    if (at + size < body || at + size > end) throw brokenFile();
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at, body, end: at + size });
    at += size;
  }
  return boxes;
}

export const childrenOf = (bytes: Buffer, { body, end }: Box): Box[] => boxesIn(bytes, { start: body, end });

export const namedBoxes = (boxes: readonly Box[], type: string): Box[] =>
  boxes.filter((box) => box.type === type);

/** Returns the first box at the end of a path of types. */
export function find(bytes: Buffer, box: Box, ...path: readonly string[]): Box | undefined {
  const [type, ...rest] = path;
  if (type === undefined) return box;
  const child = childrenOf(bytes, box).find((one) => one.type === type);
  return child && find(bytes, child, ...rest);
}
