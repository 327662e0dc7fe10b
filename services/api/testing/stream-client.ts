import { type ClientRequest, type IncomingMessage, request } from 'node:http';

/** A screen's stream, with what its `EventSource` tells. */
export interface StreamClient {
  addEventListener(type: 'open' | 'error' | 'message', listener: () => void): void;
  close(): void;
}

let screens = 0;

/**
 * Opens a stream over a connection of its own, as each screen does, from an address of its own as far as the server believes
 * X-Forwarded-For. Nothing of it keeps the process alive after `close`.
 */
export function streamClient(address: string): StreamClient {
  const target = new EventTarget();
  const raise = (type: string) => target.dispatchEvent(new Event(type));
  screens += 1;
  const headers = { 'X-Forwarded-For': `198.18.${(screens >> 8) & 255}.${screens & 255}` };
  const asked: ClientRequest = request(address, { agent: false, headers }, (answer: IncomingMessage) => {
    if (answer.statusCode !== 200) {
      answer.resume();
      raise('error');
      return;
    }
    raise('open');
    answer.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('data:')) raise('message');
    });
    answer.on('error', () => {});
    answer.on('close', () => raise('error'));
  });
  asked.on('error', () => raise('error'));
  asked.end();
  return {
    addEventListener: (type, listener) => target.addEventListener(type, listener),
    close: () => asked.destroy(),
  };
}
