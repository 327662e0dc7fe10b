interface Named {
  readonly name: string;
}

const italian = new Intl.Collator('it-IT');

/** Compares two names in Italian alphabetical order, the order of data entry. */
export const byName = (one: Named, other: Named): number => italian.compare(one.name, other.name);
