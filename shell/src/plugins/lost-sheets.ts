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

/** Asks once more for the sheets below an address that did not arrive. Resolves when all have arrived or failed again. */
export async function retryLostSheets(address: string): Promise<void> {
  await Promise.all([...lost].filter((sheet) => sheet.startsWith(address)).map(retry));
}

const retry = (sheet: string) =>
  new Promise<void>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheet;
    link.addEventListener('load', () => {
      lost.delete(sheet);
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      resolve();
    });
    document.head.append(link);
  });
