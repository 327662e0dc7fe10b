/** Returns a text with its first letter as a capital: `Ottobre 2026`. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
