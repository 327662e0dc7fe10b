import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './values.ts';

/** The largest accepted file, inclusive. */
export const MAX_UPLOAD_MB = 10;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024;

export const Upload = z.object({
  id: Id,
  /** Where the file is served, on this origin; its ending tells an image from a video. */
  url: z.string(),
  /** The same image, scaled down for screens; null for a video. */
  smallUrl: z.string().nullable(),
  type: z.enum(['image/jpeg', 'image/png', 'video/mp4']),
});
export type Upload = z.output<typeof Upload>;

export const uploadFile = endpoint('POST /api/admin/upload', {
  access: ['admin'],
  label: 'File caricato',
  summary: `Takes a .jpg, .png or .mp4 of up to ${MAX_UPLOAD_MB} MB; images lose what is embedded in them and gain a small WebP`,
  form: z.object({ file: z.file() }),
  replies: { 201: Upload },
  errors: [408],
});

/** The name of an uploaded file: the upload's id and the file's extension. */
const UploadName = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.(jpg|png|mp4|webp)$/);

export const getUpload = endpoint('GET /uploads/{name}', {
  access: 'public',
  summary: 'An uploaded file, whole or in part (Range); what a name stands for never changes',
  params: z.object({ name: UploadName }),
  replies: { 200: z.file(), 206: z.file() },
  errors: [416],
});
