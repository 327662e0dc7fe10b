/**
 * Returns whether a declared route matches a path. `/kiosk` matches only itself; `/admin/*` matches `/admin` and every path
 * below it. A slash at the end of the path makes no difference.
 */
export function owns(declared: string, path: string): boolean {
  const asked = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (!declared.endsWith('/*')) return asked === declared;
  const base = declared.slice(0, -2);
  return asked === base || asked.startsWith(`${base}/`);
}
