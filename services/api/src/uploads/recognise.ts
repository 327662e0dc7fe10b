import type { Upload } from '@vetta/contract/uploads';
import { fileTypeFromFile } from 'file-type';
import { isWholeMp4 } from './mp4.ts';
import { brokenFile, unsupportedFile } from './upload-refusals.ts';

const TAKEN: readonly Upload['type'][] = ['image/jpeg', 'image/png', 'video/mp4'];

/** What a file is by its content, whatever it is called. Throws the 415 of what is not taken, or not whole. */
export async function recognise(path: string): Promise<Upload['type']> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  const type = TAKEN.find((taken) => taken === found?.mime);
  if (type === undefined) throw unsupportedFile();
  if (type === 'video/mp4' && !(await isWholeMp4(path))) throw brokenFile();
  return type;
}
