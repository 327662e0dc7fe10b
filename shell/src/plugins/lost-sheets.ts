const lost = new Set<string>();

// The error of an element does not bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
      lost.add(new URL(target.href).pathname);
  },
  true,
);

/** Whether a sheet below an address did not arrive: federation's runtime goes on without it, and does not ask for it again. */
export const hasLostSheets = (address: string): boolean =>
  [...lost].some((sheet) => sheet.startsWith(address));
