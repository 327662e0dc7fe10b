/** The least height of the own card: the document keeps this place, and does not know yet whose card comes. */
export const ownCardHeight = '21.5rem';
