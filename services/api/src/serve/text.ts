import { brokenText } from '../errors/http-error.ts';

/** Returns the text of UTF-8 bytes. Throws 400 for other bytes: a default decoder would turn them into U+FFFD. */
export function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw brokenText();
  }
}

/** Returns a percent-encoded text decoded. Throws 400 if it is not percent-encoded UTF-8. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw brokenText();
  }
}
