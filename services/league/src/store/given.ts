type Given<Columns> = { [Column in keyof Columns]?: Exclude<Columns[Column], undefined> };

/** Returns the columns of an update without those that are undefined: a field that is left out stays as it is. */
export const given = <Columns extends object>(columns: Columns): Given<Columns> => {
  const kept = Object.entries(columns).filter(([, value]) => value !== undefined);
  // Only whole properties were dropped, so the others still have their types.
  return Object.fromEntries(kept) as Given<Columns>;
};
