/** Returns the name of a month without its year: `novembre` of `novembre 2026`. */
export const monthName = (month: string): string => month.replace(/ \d+$/, '');
