// s3rver has no types of its own. These are the parts that Vetta uses.

declare module 's3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export default class S3rver {
    constructor(options: { directory: string; silent: boolean; vhostBuckets: boolean });
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
  }
}

declare module 's3rver/lib/models/account.js' {
  /** The account of every signed request. */
  export const DUMMY_ACCOUNT: {
    createKeyPair(accessKey: string, secretKey: string): void;
  };
}
