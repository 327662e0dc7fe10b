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
