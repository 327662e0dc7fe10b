/** The names of the product's own front ends begin with this; a guest's may not. */
const OWN = 'mf-';

/** Whether a plugin of this name is one of the product's own front ends. */
export const isOwnFrontEnd = (name: string): boolean => name.startsWith(OWN);

/** Returns the plugins with the product's own front ends first: of two that declare an address, theirs is the one that is shown. */
export const ownFirst = <Plugin extends { readonly name: string }>(plugins: readonly Plugin[]): Plugin[] => [
  ...plugins.filter(({ name }) => isOwnFrontEnd(name)),
  ...plugins.filter(({ name }) => !isOwnFrontEnd(name)),
];
