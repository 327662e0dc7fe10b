import type { Upload } from '../uploads.ts';
import { adminHeaders } from './admin-headers.ts';
import { CallError } from './call.ts';

interface SendOptions {
  /** Called with the share that was sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Aborting ends the upload; the promise then rejects with the signal's reason. */
  readonly signal: AbortSignal;
}

/**
 * Uploads a file of the logged-in admin by `POST /api/admin/upload`. It is not a `call`, since fetch does not tell how much of a body has been sent,
 * and XMLHttpRequest does.
 * @throws CallError for a response outside 2xx; TypeError if the server is unreachable.
 */
export const sendFile = (file: File, { onProgress, signal }: SendOptions): Promise<Upload> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const settle = (end: () => void) => () => {
      signal.removeEventListener('abort', abort);
      end();
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener(
      'load',
      settle(() => {
        const { status, statusText, responseText } = request;
        const isOk = status >= 200 && status <= 299;
        if (!isOk) reject(new CallError(status, responseText, statusText));
        // The server answers by the contract; its tests hold the reply to the schema.
        else resolve(JSON.parse(responseText) as Upload);
      }),
    );
    request.addEventListener(
      'error',
      settle(() => reject(new TypeError('The server is unreachable'))),
    );
    request.addEventListener(
      'abort',
      settle(() => reject(signal.reason)),
    );
    request.open('POST', '/api/admin/upload');
    for (const [name, value] of Object.entries(adminHeaders())) request.setRequestHeader(name, value);
    const form = new FormData();
    form.set('file', file);
    signal.addEventListener('abort', abort);
    request.send(form);
  });
