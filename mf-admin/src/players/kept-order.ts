/**
 * Who is shown, in the order in which they were first shown: whoever is gone leaves no gap, whoever is new comes last.
 * Both lists hold ids.
 */
export function keptOrder(shown: readonly string[], now: readonly string[]): readonly string[] {
  const [known, present] = [new Set(shown), new Set(now)];
  return [...shown.filter((id) => present.has(id)), ...now.filter((id) => !known.has(id))];
}
