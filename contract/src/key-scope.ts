import { z } from 'zod';

/**
 * What a key with a name may do. `admin` is a person's own key; `events` sends what a system
 * counts and does nothing else, `entries` is for who brings numbers in any way, a person in the grid too; `publish:trial` shows a
 * build on named screens, `publish` to everyone; `read` is for who looks.
 */
export const Scope = z.enum(['admin', 'events', 'entries', 'publish:trial', 'publish', 'read']);
export type Scope = z.output<typeof Scope>;
