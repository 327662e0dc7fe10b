/**
 * Whether a declared route owns a path of an address. `/kiosk` owns itself alone; `/admin/*` owns `/admin` and everything
 * beneath it. A slash at the end of the path changes nothing.
 */
export function owns(declared: string, path: string): boolean {
  const asked = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (!declared.endsWith('/*')) return asked === declared;
  const base = declared.slice(0, -2);
  return asked === base || asked.startsWith(`${base}/`);
}
