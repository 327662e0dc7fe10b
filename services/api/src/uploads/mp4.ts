/**
 * Whether a file that begins like an MP4 is a whole one: boxes (ISO 14496-12: 32 bits of size, four letters of type) fill
 * it exactly, or up to zeros at its end, with which some cameras fill the last block; and the video's description and data are
 * among them.
 */
export function isWholeMp4(bytes: Buffer): boolean {
  const types = new Set<string>();
  let at = 0;
  while (at < bytes.length) {
    const box = boxAt(bytes, at);
    if (box === undefined) {
      if (bytes.subarray(at).some((byte) => byte !== 0)) return false;
      break;
    }
    types.add(box.type);
    at = box.end;
  }
  return at <= bytes.length && types.has('moov') && (types.has('mdat') || types.has('moof'));
}

function boxAt(bytes: Buffer, at: number) {
  const left = bytes.length - at;
  if (left < 8) return undefined;
  const type = bytes.toString('latin1', at + 4, at + 8);
  const short = bytes.readUInt32BE(at);
  // 0: to the end of the file; 1: a size of 64 bits follows.
  const isLong = short === 1 && left >= 16;
  const size = short === 0 ? left : isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short;
  const isSound = size >= (isLong ? 16 : 8) && /^[\w ©-]{4}$/.test(type);
  return isSound ? { type, end: at + size } : undefined;
}
