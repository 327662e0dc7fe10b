import { type ClientRequest, type IncomingMessage, request } from 'node:http';

/** A screen's stream, with what its `EventSource` tells. */
export interface StreamClient {
  addEventListener(type: 'open' | 'error' | 'message', listener: () => void): void;
  close(): void;
}

/** Opens a stream over a connection of its own, as each screen does. Nothing of it keeps the process alive after `close`. */
export function streamClient(address: string): StreamClient {
  const target = new EventTarget();
  const raise = (type: string) => target.dispatchEvent(new Event(type));
  const asked: ClientRequest = request(address, { agent: false }, (answer: IncomingMessage) => {
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
