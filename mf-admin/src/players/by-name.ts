interface Named {
  readonly name: string;
}

const italian = new Intl.Collator('it-IT');

/** The alphabet's order: the round of an evening, and the list to choose from. */
export const byName = (one: Named, other: Named): number => italian.compare(one.name, other.name);
