import { rules } from './rules.ts';

/** The rows of which the Registro and the list of what a guest may do tell in the words of their resource alone. */
export const plainRows = { rules } as const;
