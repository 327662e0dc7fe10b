/**
 * Splits rows into pages of at most `most` rows. Two pages differ by one row at most, so that no row stands alone on the
 * last page. There is at least one page, which may be empty.
 */
export function splitEvenly<Row>(rows: readonly Row[], most: number): Row[][] {
  const pages = Math.max(1, Math.ceil(rows.length / most));
  const firstOf = (page: number) => Math.ceil((page * rows.length) / pages);
  return Array.from({ length: pages }, (_, page) => rows.slice(firstOf(page), firstOf(page + 1)));
}
