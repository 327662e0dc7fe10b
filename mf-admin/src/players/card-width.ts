/** The container query of a card with one column, as on phones. */
export const narrow = '(max-width: 37.99rem)';
