import type { Upload } from '@vetta/contract/uploads';
import { fileTypeFromBuffer } from 'file-type';
import { brokenFile, unsupportedFile } from './upload-errors.ts';

const EXTENSIONS = /\.(jpg|jpeg|png|mp4)$/i;
const CLAIMED_TYPES = new Set(['image/jpeg', 'image/jpg', 'image/png', 'video/mp4']);

/** What systems claim of a film that is named .mp4: the type of its maker's brand, or that they know none. */
const CLAIMED_OF_FILMS = new Set([
  ...['video/3gpp', 'video/3gpp2', 'video/quicktime', 'video/x-m4v', 'video/m4v', 'application/mp4'],
  ...['application/octet-stream', ''],
]);

/**
 * Whether a file's name and type, as the client says them, are allowed. Only the content says what the file is. Windows saves a JPEG of
 * the web as .jfif, with whatever type its registry has.
 */
export function isAllowed(name: string, type: string): boolean {
  const claimed = type.toLowerCase();
  return (
    (EXTENSIONS.test(name) && CLAIMED_TYPES.has(claimed)) ||
    /\.jfif$/i.test(name) ||
    (/\.mp4$/i.test(name) && CLAIMED_OF_FILMS.has(claimed))
  );
}

/** The types that files have by their content, and as what each is served. Phones write one family of films (ISO 14496-12) by several brands. */
const SERVED_AS: Readonly<Record<string, Upload['type']>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'video/mp4': 'video/mp4',
  'video/3gpp': 'video/mp4',
  'video/3gpp2': 'video/mp4',
  'video/quicktime': 'video/mp4',
  'video/x-m4v': 'video/mp4',
};

/** Returns a file's type by its content. Throws 415 for a type that is not allowed and for an incomplete video. */
export async function recognise(bytes: Buffer): Promise<Upload['type']> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const type = SERVED_AS[found?.mime ?? ''];
  if (type === undefined) throw unsupportedFile();
  if (type === 'video/mp4' && !isWholeMp4(bytes))
    throw found?.mime === 'video/mp4' ? brokenFile() : unsupportedFile();
  return type;
}

/**
 * Whether a file that begins like an MP4 is a whole one: boxes (ISO 14496-12: 32 bits of size, four letters of type) fill
 * it exactly, or up to zeros at its end, with which some cameras fill the last block; and the video's description and data are
 * among them.
 */
function isWholeMp4(bytes: Buffer): boolean {
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
