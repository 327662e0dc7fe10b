import type { Upload } from '@vetta/contract/uploads';
import { fileTypeFromFile } from 'file-type';
import { isWholeMp4 } from './mp4.ts';
import { brokenFile, unsupportedFile } from './upload-errors.ts';

const EXTENSIONS = /\.(jpg|jpeg|png|mp4)$/i;
const CLAIMED_TYPES = new Set(['image/jpeg', 'image/jpg', 'image/png', 'video/mp4']);
const TYPES: readonly Upload['type'][] = ['image/jpeg', 'image/png', 'video/mp4'];

/** Whether a file's name and type, as the client says them, are allowed. Only the content says what the file is. */
export const isAllowed = (name: string, type: string): boolean =>
  EXTENSIONS.test(name) && CLAIMED_TYPES.has(type.toLowerCase());

/** Returns a file's type by its content. Throws 415 for a type that is not allowed and for an incomplete video. */
export async function recognise(path: string): Promise<Upload['type']> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  const type = TYPES.find((allowed) => allowed === found?.mime);
  if (type === undefined) throw unsupportedFile();
  if (type === 'video/mp4' && !(await isWholeMp4(path))) throw brokenFile();
  return type;
}
