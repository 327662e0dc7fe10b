import { type FileHandle, open } from 'node:fs/promises';

/**
 * Whether a file that begins like an MP4 is a whole one: boxes (ISO 14496-12: 32 bits of size, four letters of type) fill
 * it exactly, or up to zeros at its end, with which some cameras fill the last block; and the video's description and data are
 * among them.
 */
export async function isWholeMp4(path: string): Promise<boolean> {
  await using file = await open(path);
  const { size } = await file.stat();
  const types = new Set<string>();
  let at = 0;
  while (at < size) {
    const box = await boxAt(file, at, size);
    if (box === undefined) {
      if (!(await isZeroFrom(file, at, size))) return false;
      break;
    }
    types.add(box.type);
    at = box.end;
  }
  return at <= size && types.has('moov') && (types.has('mdat') || types.has('moof'));
}

async function boxAt(file: FileHandle, at: number, fileSize: number) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, at);
  if (bytesRead < 8) return undefined;
  const type = buffer.toString('latin1', 4, 8);
  const short = buffer.readUInt32BE(0);
  // 0: to the end of the file; 1: a size of 64 bits follows.
  const isLong = short === 1 && bytesRead === 16;
  const size = short === 0 ? fileSize - at : isLong ? Number(buffer.readBigUInt64BE(8)) : short;
  const isSound = size >= (isLong ? 16 : 8) && /^[\w ©-]{4}$/.test(type);
  return isSound ? { type, end: at + size } : undefined;
}

const PIECE = 64 * 1024;

async function isZeroFrom(file: FileHandle, at: number, size: number): Promise<boolean> {
  // In pieces: a film may be zeros from its beginning on.
  const piece = Buffer.alloc(PIECE);
  for (let from = at; from < size; from += PIECE) {
    const { bytesRead } = await file.read(piece, 0, PIECE, from);
    if (bytesRead === 0 || piece.subarray(0, bytesRead).some((byte) => byte !== 0)) return false;
  }
  return true;
}
