import type { Upload } from '@vetta/contract/uploads';

const endings: Readonly<Record<Upload['type'], string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'video/mp4': 'mp4',
};

/** Returns the names of an upload's objects, made from its id and type only. An image also has a small version. */
export const uploadNames = ({ id, type }: Pick<Upload, 'id' | 'type'>) => ({
  full: `${id}.${endings[type]}`,
  small: type === 'video/mp4' ? undefined : `${id}.webp`,
});

/** Returns the id of the upload that an object belongs to. */
export const uploadOf = (objectName: string): string => objectName.split('.')[0] ?? '';

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp4: 'video/mp4',
};

/** Returns the media type of an object by its name's ending. */
export const typeOfObject = (objectName: string): string =>
  types[objectName.split('.')[1] ?? ''] ?? 'application/octet-stream';
