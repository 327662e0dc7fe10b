import { UPLOAD_STALLED } from '@vetta/contract/upload-stalled';
import { MAX_UPLOAD_MB } from '@vetta/contract/uploads';
import { HttpError } from '../errors/http-error.ts';

const ALLOWED = 'Solo file .jpg, .png e .mp4 sono consentiti';

export const unsupportedFile = () => new HttpError(415, `Formato non supportato. ${ALLOWED}`);

export const brokenFile = () => new HttpError(415, `Il file è danneggiato o incompleto. ${ALLOWED}`);

export const filmWithSensors = () =>
  new HttpError(
    415,
    'Il filmato ha dati di sensori (luoghi, movimenti) che qui non si possono togliere: esportalo di nuovo come .mp4 e riprova',
  );

export const fileTooLarge = () =>
  new HttpError(413, `File troppo grande. Il file deve essere inferiore a ${MAX_UPLOAD_MB}MB`);

export const tooManyPixels = () =>
  new HttpError(413, 'File troppo grande. L’immagine ha troppi pixel: riduci le sue dimensioni e riprova');

export const notAForm = () =>
  new HttpError(415, 'Il file deve arrivare come modulo (Content-Type: multipart/form-data)');

export const missingFile = () =>
  new HttpError(400, 'Manca il file: serve un solo file nel campo «file»', {
    issues: [{ path: ['file'], message: 'manca' }],
  });

/** Ends the connection: the client owes the rest of the body. */
export const uploadStalled = () => new HttpError(408, UPLOAD_STALLED, { headers: { Connection: 'close' } });

export const brokenForm = () => new HttpError(400, 'Il modulo con il file è danneggiato o incompleto');

const DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EMFILE', 'ENFILE', 'EIO']);

/** Whether an error says that this machine's disk cannot take a file now. */
export const isDiskError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && DISK.has(String(error.code));
