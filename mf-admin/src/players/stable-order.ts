/**
 * Returns the ids of `current` in the order in which they were first shown. Ids that are new come last; ids that are no
 * longer current are left out.
 */
export function stableOrder(shown: readonly string[], current: readonly string[]): readonly string[] {
  const [known, present] = [new Set(shown), new Set(current)];
  return [...shown.filter((id) => present.has(id)), ...current.filter((id) => !known.has(id))];
}
