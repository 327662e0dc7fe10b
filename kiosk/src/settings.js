/** The exit code for settings that no new start can mend: that of sysexits.h (EX_CONFIG). */
export const BAD_SETTINGS = 78;

/**
 * Returns the wall's page; undefined if the address of Vetta is not one that a browser opens. `vetta.local:3000` is none: it
 * reads as a scheme `vetta.local:`.
 *
 * @param {string | undefined} address @param {string} query
 */
export function wallPage(address, query) {
  if (!address || !URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) return undefined;
  const target = new URL('/kiosk', address);
  target.search = query;
  return target;
}
