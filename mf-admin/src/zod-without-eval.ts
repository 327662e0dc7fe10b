import { config } from 'zod';

// Imported before any schema of the contract is made: the page's CSP forbids eval, and zod's probe for it would be
// reported as a violation.
config({ jitless: true });
