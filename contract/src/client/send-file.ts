import { UPLOAD_STALLED } from '../upload-stalled.ts';
import type { Upload } from '../uploads.ts';
import { adminHeaders } from './admin-headers.ts';
import { CallError, jsonOf, NotTheReply } from './call.ts';
import { isReplyTo } from './is-reply-to.ts';

interface SendOptions {
  /** Called with the share that was sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Aborting ends the upload; the promise then rejects with the signal's reason. */
  readonly signal: AbortSignal;
}

/** How long nothing may be sent before the upload is given up, in milliseconds: a dead network tells a browser nothing. */
const STALLED_AFTER = 30_000;
/** How long the answer may take when all is sent, which means that the system has taken it. */
const ANSWERED_WITHIN = 120_000;

const NAME = 'POST /api/admin/upload';

async function replyOf({ status, statusText, responseText }: XMLHttpRequest): Promise<Upload> {
  if (status < 200 || status > 299) throw new CallError(status, responseText, statusText);
  const reply = jsonOf(responseText, NAME);
  if (!isReplyTo(NAME, reply)) throw new NotTheReply(NAME);
  // The server answers by the contract; its tests hold the reply to the schema.
  return reply as Upload;
}

/**
 * Uploads a file of the logged-in admin by `POST /api/admin/upload`. It is not a `call`, since fetch does not tell how much of a body has been sent,
 * and XMLHttpRequest does.
 * @throws CallError for a response outside 2xx, and 408 if nothing moves any more; TypeError if the server is unreachable, or another has answered in its place.
 */
export const sendFile = (file: File, { onProgress, signal }: SendOptions): Promise<Upload> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let hasStalled = false;
    const giveUp = () => {
      hasStalled = true;
      request.abort();
    };
    let stall = setTimeout(giveUp, STALLED_AFTER);
    const settle = (end: () => void) => () => {
      clearTimeout(stall);
      signal.removeEventListener('abort', abort);
      end();
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(stall);
      stall = setTimeout(giveUp, loaded < total ? STALLED_AFTER : ANSWERED_WITHIN);
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener(
      'load',
      settle(() => {
        resolve(replyOf(request));
      }),
    );
    request.addEventListener(
      'error',
      settle(() => reject(new TypeError('The server is unreachable'))),
    );
    request.addEventListener(
      'abort',
      settle(() =>
        reject(
          hasStalled ? new CallError(408, JSON.stringify({ error: UPLOAD_STALLED }), '') : signal.reason,
        ),
      ),
    );
    request.open('POST', '/api/admin/upload');
    for (const [name, value] of Object.entries(adminHeaders())) request.setRequestHeader(name, value);
    const form = new FormData();
    form.set('file', file);
    signal.addEventListener('abort', abort);
    request.send(form);
  });
