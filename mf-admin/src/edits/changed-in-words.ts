/** How each field of a row reads: «Titolo «Una cena»». */
export type FieldWords<Row> = { readonly [Field in keyof Row]?: (value: Row[Field]) => string };

/** Returns the fields that differ between a row as it was and as it is now, as they are now, in words. */
export function changedInWords<Row extends object>(before: Row, now: Row, words: FieldWords<Row>): string {
  const parts: string[] = [];
  for (const field in words) {
    const inWords = words[field];
    if (inWords && before[field] !== now[field]) parts.push(inWords(now[field]));
  }
  return parts.join(', ');
}
