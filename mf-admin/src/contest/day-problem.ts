/** Returns the message below a day's field: it was left half-typed, or is empty. */
export function dayProblem(day: string | null, isIncomplete: boolean): string | undefined {
  if (isIncomplete) return 'Completa la data';
  return day === null ? 'Campo obbligatorio' : undefined;
}
