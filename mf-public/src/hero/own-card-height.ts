/** The least height of the own card: the document keeps this place, and does not know yet whose card comes. */
export const ownCardHeight = { phone: '26.5rem', tablet: '27rem' };
