/** Returns the Italian word, as screens and exports say it. */
export const yesNo = (is: boolean | undefined): string => (is ? 'sì' : 'no');
