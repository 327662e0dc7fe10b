const RANGE = 2n ** 64n;

/**
 * Returns the winner's place among `count` participants, from 0: the first 64 bits of the SHA-256 of
 * `<secret>:<of>:<attempt>`, modulo `count`. `of` is the prize's place among the month's lottery prizes, from 1, and
 * not its id: a prize could be created again until its id lets a friend win. A number at or above the largest multiple of
 * `count` is rejected and the next attempt is made, so every place is equally likely. `sha256` returns a text's hash in hex: the
 * server draws with Node's, browsers repeat it with one that plain http has too.
 */
export function fairChoice(
  sha256: (text: string) => string,
  { secret, of, count }: { readonly secret: string; readonly of: number | string; readonly count: number },
): number {
  const places = BigInt(count);
  const limit = RANGE - (RANGE % places);
  for (let attempt = 0; ; attempt++) {
    const number = BigInt(`0x${sha256(`${secret}:${of}:${attempt}`).slice(0, 16)}`);
    if (number < limit) return Number(number % places);
  }
}
