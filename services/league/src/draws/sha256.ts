import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a text in hex. That of a draw's secret is the commitment that is published before. */
export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
