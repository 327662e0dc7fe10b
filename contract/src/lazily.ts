/**
 * Returns a function that makes a value at its first call and then returns the same. For Intl's formats: to make one takes
 * up to ten milliseconds on a slow phone, and a page's first view shows few of them.
 */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
