/** The product's own pages of the back office, below `/admin`: a guest's section has another address. */
export const OWN_SECTIONS = [
  '/',
  '/players',
  '/prizes',
  '/rules',
  '/content',
  '/scoring',
  '/settings',
  '/quick-entry',
  '/import-export',
  '/sources',
  '/audit',
  '/months',
  '/contest',
  '/screens',
  '/channels',
  '/plugins',
  '/keys',
] as const;
export type OwnSection = (typeof OWN_SECTIONS)[number];

const own: ReadonlySet<string> = new Set(OWN_SECTIONS);

/** Whether a section's address is one of the product's own, or below one. Capitals make no difference, as in the back office's links. */
export const isOwnSection = (path: string): boolean => own.has(`/${firstPart(path)}`);

/** Whether two sections would answer at the same address: each has everything below its own. */
export const sectionsMeet = (one: string, other: string): boolean => {
  const [first, second] = [`${one.toLowerCase()}/`, `${other.toLowerCase()}/`];
  return first.startsWith(second) || second.startsWith(first);
};

const firstPart = (path: string): string => path.toLowerCase().split('/')[1] ?? '';
