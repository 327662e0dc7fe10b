/** Whose key publishes, or changes what is served. */
export interface Author {
  /** Whether it may change the product's own front ends, and approve calls: an admin, or the product itself. */
  readonly isAdmin: boolean;
  /** Of a key with a name; null for the shared key and the product. */
  readonly keyId: string | null;
}

/** The product itself: a start, the judge of canaries. */
export const HOUSE: Author = { isAdmin: true, keyId: null };
