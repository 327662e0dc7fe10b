/** A number of one person that is part of sums: by how much a day's number moved at once. */
export interface Unknown {
  readonly person: string;
}

/** A large prime whose square is still exact: sums are compared as fractions modulo it. */
const PRIME = 67_108_859;

/**
 * Returns one or two people of whom these sums, added and subtracted in any way, tell something that no other person has a part in; none
 * if there are no such people.
 */
export function revealedPeople(sums: readonly ReadonlySet<Unknown>[]): string[] {
  const all = [...new Set(sums.flatMap((sum) => [...sum]))];
  const told = independent(sums.map((sum) => all.map((one) => Number(sum.has(one)))));
  const people = [...new Set(all.map(({ person }) => person))];
  const unknownsWithout = (pair: readonly string[]) =>
    all.flatMap(({ person }, at) => (pair.includes(person) ? [] : [told.map((sum) => sum[at] ?? 0)]));
  // If fewer sums are left without what two people made, some combination is about these alone.
  return (
    people
      .flatMap((one, at) => people.slice(at).map((other) => [one, other]))
      .find((pair) => independent(unknownsWithout(pair)).length < told.length) ?? []
  );
}

/** Returns those rows of a matrix of whole numbers that are no combination of earlier ones, modulo the prime. */
function independent(matrix: readonly (readonly number[])[]): (readonly number[])[] {
  const basis: { readonly at: number; readonly row: readonly number[] }[] = [];
  return matrix.filter((given) => {
    const row = [...given];
    for (const { at, row: reduced } of basis) {
      const factor = PRIME - (row[at] ?? 0);
      if (factor === PRIME) continue;
      for (const [column, value] of reduced.entries())
        row[column] = ((row[column] ?? 0) + factor * value) % PRIME;
    }
    const at = row.findIndex((value) => value !== 0);
    if (at < 0) return false;
    const inverse = inverseOf(row[at] ?? 1);
    basis.push({ at, row: row.map((value) => (value * inverse) % PRIME) });
    return true;
  });
}

/** Returns what times `value` is 1, by Fermat's little theorem. */
function inverseOf(value: number): number {
  let [result, base] = [1, value];
  for (let exponent = PRIME - 2; exponent > 0; exponent = Math.floor(exponent / 2)) {
    if (exponent % 2 === 1) result = (result * base) % PRIME;
    base = (base * base) % PRIME;
  }
  return result;
}
