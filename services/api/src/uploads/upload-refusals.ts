import { Refusal } from '../refusals/refusal.ts';

export const unsupportedFile = () =>
  new Refusal(415, 'Formato non supportato. Solo file .jpg, .png e .mp4 sono consentiti');

export const brokenFile = () =>
  new Refusal(415, 'Il file è danneggiato o incompleto. Solo file .jpg, .png e .mp4 sono consentiti');

export const fileTooLarge = () =>
  new Refusal(413, 'File troppo grande. Il file deve essere inferiore a 10MB');

export const tooManyPixels = () =>
  new Refusal(413, 'File troppo grande. L’immagine ha troppi pixel: riduci le sue dimensioni e riprova');

export const noForm = () =>
  new Refusal(415, 'Il file deve arrivare come modulo (Content-Type: multipart/form-data)');

export const noFile = () =>
  new Refusal(400, 'Manca il file: serve un solo file nel campo «file»', {
    issues: [{ path: ['file'], message: 'manca' }],
  });

export const brokenForm = () => new Refusal(400, 'Il modulo con il file è danneggiato o incompleto');
