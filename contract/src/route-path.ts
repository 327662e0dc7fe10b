/**
 * Returns whether a declared route matches a path. `/kiosk` matches only itself; `/admin/*` matches `/admin` and every path
 * below it. A slash at the end of the path makes no difference.
 */
export function owns(declared: string, path: string): boolean {
  const asked = path.length > 1 ? withoutSlashes(path) : path;
  if (!declared.endsWith('/*')) return asked === declared;
  const base = declared.slice(0, -2);
  return asked === base || asked.startsWith(`${base}/`);
}

/** Not by a pattern: it would begin again at each of many slashes before another sign. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
