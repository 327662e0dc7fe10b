import { config } from 'zod';

// Import it before any schema of the contract: the page's CSP forbids eval, and zod's test for eval would be reported
// as a violation.
config({ jitless: true });
