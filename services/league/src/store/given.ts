/** The columns of an update: what was left out of a change stays as it is. */
export const given = <Columns extends object>(columns: Columns): Partial<Columns> => {
  const kept = Object.entries(columns).filter(([, value]) => value !== undefined);
  // Only whole properties were dropped; each that is left has its type.
  return Object.fromEntries(kept) as Partial<Columns>;
};
