import { rules } from './rules.ts';

/**
 * The rows of which all is derived from their resource, by their table: routes, commands, journal, their link in the sidebar,
 * their words in the Registro and in the list of what a guest may do.
 */
export const plainRows = { game_rules: rules } as const;
