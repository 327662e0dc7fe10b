import type { Draft } from './stored-draft.ts';

/**
 * Returns the fields that differ from what the form showed. A draft holds only these: a number that was not typed may have
 * changed by the time the draft is read.
 */
export const typedFields = (shown: object, values: object): Draft => {
  const before = new Map(Object.entries(shown));
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, before.get(name))),
  );
};

// Compared as JSON, in which a draft is stored.
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
