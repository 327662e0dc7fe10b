import { rules } from '@vetta/contract/rules';

/** The rows that the Registro and the list of what a guest may do tell in the words of their resource alone. */
export const plainRows = [rules] as const;
