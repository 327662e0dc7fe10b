/** How a designer uses a component: the part of its documentation that its stories and types cannot say. In Italian. */
export interface Guide {
  /** When to use it, and how. */
  yes: readonly string[];
  /** What it is not for. */
  no: readonly string[];
  /** The keys and what each does; empty where there is nothing to use. */
  keys: readonly (readonly [keys: string, effect: string])[];
  /** Rules for its Italian words. */
  words: readonly string[];
}
