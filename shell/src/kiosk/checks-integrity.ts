/** The first version of each engine that knows hashes in import maps; an iPhone's browsers are all Safari's. */
const FIRST: readonly (readonly [version: RegExp, first: number])[] = [
  [/Chrom(?:e|ium)\/(\d+)/, 127],
  [/Firefox\/(\d+)/, 138],
  [/Version\/(\d+)[\d.]* .*Safari\//, 18],
];

/**
 * Whether this browser refuses a script whose bytes are not those that the document names. Older engines run all the same, and the
 * beats say so. By its version: a script that must be refused would be an error in every wall's console.
 */
export function checksIntegrity(userAgent: string): boolean {
  for (const [version, first] of FIRST) {
    const [, own] = version.exec(userAgent) ?? [];
    if (own !== undefined) return Number(own) >= first;
  }
  return false;
}
