/** How a designer uses a component: the part of its documentation that its stories and types cannot say. In Italian. */
export interface Guide {
  /**
   * Words that people search for: what they want to do, and other names of the thing, in Italian and English. Storybook's search
   * finds the component by each.
   */
  search: readonly string[];
  /** Screens use it, unless it says trial: no screen does yet, and it may still change; or outdated: for no new screen; `no` says what to use. */
  status?: 'trial' | 'outdated';
  /** The day it came, `2026-11-21`. */
  since: string;
  /** When to use it, and how. */
  yes: readonly string[];
  /** What it is not for. */
  no: readonly string[];
  /** The keys and what each does, where there is something to use. */
  keys?: readonly (readonly [keys: string, effect: string])[];
  /** Rules for its Italian words. */
  words?: readonly string[];
}
