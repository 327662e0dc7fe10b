import type { Context } from 'koa';
import { cutOff, notATable, notUtf8, Refusal, tableTooLarge } from '../refusals/refusal.ts';

/** Some 130 000 lines of a tracker, in bytes. */
const LARGEST = 5 * 1024 * 1024;

/** The text of a CSV body. Throws 415 for another media type or a compressed body, 413 above 5 MB, 400 if not UTF-8. */
export async function readTable(ctx: Context): Promise<string> {
  if (ctx.request.type !== 'text/csv' || ctx.get('Content-Encoding') !== '') throw notATable();
  if ((ctx.request.length ?? 0) > LARGEST) throw tableTooLarge();
  const bytes = await readBytes(ctx);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notUtf8();
  }
}

async function readBytes(ctx: Context): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Whoever sends too much still gets an answer: the connection stays, and Node reads the rest away.
    for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > LARGEST) throw tableTooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : cutOff();
  }
  return Buffer.concat(chunks);
}
