import { MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from '@vetta/contract/uploads';

const TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'video/mp4'];
const EXTENSIONS = /\.(?:jpe?g|png|mp4)$/i;

/** What a browser says of a film that is named .mp4: the type of its maker's brand, or nothing. */
const FILM_TYPES = [
  'video/3gpp',
  'video/3gpp2',
  'video/quicktime',
  'video/x-m4v',
  'video/m4v',
  'application/mp4',
  '',
];

/** What the dialog for choosing a file shows: the allowed types, and JPEGs that Windows saved from the web. */
export const UPLOAD_TYPES = [...TYPES, '.jfif'];

/** Whether a file that can be uploaded is a film: some systems give a film's name and no type. */
export const isFilm = ({ name }: Pick<File, 'name'>): boolean => /\.mp4$/i.test(name);

/** Windows gives a .jfif whatever type its registry has. */
const isAllowed = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  (TYPES.includes(type) && EXTENSIONS.test(name)) ||
  /\.jfif$/i.test(name) ||
  (isFilm({ name }) && FILM_TYPES.includes(type));

interface FileProblem {
  readonly title: string;
  readonly detail: string;
}

/** Returns why a file cannot be uploaded; null if it can. The server looks at its content, too. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): FileProblem | null {
  if (!isAllowed({ name, type }))
    return { title: 'Formato non supportato', detail: 'Solo file .jpg, .png e .mp4 sono consentiti' };
  if (size > MAX_UPLOAD_BYTES)
    return { title: 'File troppo grande', detail: `Il file deve essere inferiore a ${MAX_UPLOAD_MB}MB` };
  return null;
}
