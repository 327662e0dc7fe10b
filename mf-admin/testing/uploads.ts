import type { Upload } from '@vetta/contract/uploads';
import { type HttpHandler, http } from 'msw';

export const sampleUpload: Upload = {
  id: '00000000-0000-4000-8000-000000000001',
  url: '/uploads/00000000-0000-4000-8000-000000000001.png',
  smallUrl: null,
  type: 'image/png',
};

/** Answers an upload. Its body is no JSON, so that it is no call of `mock-api`. */
export const answerUpload = (status: number, body: Upload | { readonly error: string }): HttpHandler =>
  http.post('/api/admin/upload', () => Response.json(body, { status }));

/** Returns the hidden file input of an upload. */
export function fileInput(canvas: HTMLElement): HTMLInputElement {
  const input = canvas.ownerDocument.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  return input;
}

/** Returns a small picture, drawn here. */
export async function samplePicture(): Promise<File> {
  const canvas = new OffscreenCanvas(160, 90);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not draw.');
  const night = context.createLinearGradient(0, 0, 0, 90);
  night.addColorStop(0, '#0b1022');
  night.addColorStop(1, '#8a5bff');
  context.fillStyle = night;
  context.fillRect(0, 0, 160, 90);
  return new File([await canvas.convertToBlob()], 'vetta.png', { type: 'image/png' });
}
