import type { Upload } from '@vetta/contract/uploads';

const endings: Readonly<Record<Upload['type'], string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'video/mp4': 'mp4',
};

/** The names of an upload's objects: ours alone, nothing of them comes from a client. An image has a small version. */
export const uploadNames = ({ id, type }: Pick<Upload, 'id' | 'type'>) => ({
  full: `${id}.${endings[type]}`,
  small: type === 'video/mp4' ? undefined : `${id}.webp`,
});

/** The upload that an object belongs to. */
export const uploadOf = (objectName: string): string => objectName.split('.')[0] ?? '';

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp4: 'video/mp4',
};

/** The media type of an object, as its name says. */
export const typeOfObject = (objectName: string): string =>
  types[objectName.split('.')[1] ?? ''] ?? 'application/octet-stream';
