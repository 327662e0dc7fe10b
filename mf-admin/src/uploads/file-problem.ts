import { MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from '@vetta/contract/uploads';

/** The types of the files that can be uploaded. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'video/mp4'];
const EXTENSIONS = /\.(?:jpe?g|png|mp4)$/i;

interface FileProblem {
  readonly title: string;
  readonly detail: string;
}

/** Returns why a file cannot be uploaded; null if it can. The server looks at its content, too. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): FileProblem | null {
  if (!UPLOAD_TYPES.includes(type) || !EXTENSIONS.test(name))
    return { title: 'Formato non supportato', detail: 'Solo file .jpg, .png e .mp4 sono consentiti' };
  if (size > MAX_UPLOAD_BYTES)
    return { title: 'File troppo grande', detail: `Il file deve essere inferiore a ${MAX_UPLOAD_MB}MB` };
  return null;
}
