/** The element in which the api writes data into each document. */
export const INLINED_ID = 'vetta-inlined';

/** Returns whether a text is a document of this product: what a proxy or a network's portal sends in its place is none. */
export const isOwnDocument = (html: string): boolean => html.includes(`id="${INLINED_ID}"`);
