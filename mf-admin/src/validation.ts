import { config, type z } from 'zod';

const italian = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** What is wrong with a field, as the line under it says it. */
export const explain: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' ? 'Campo obbligatorio' : `Almeno ${italian.format(issue.minimum)}`;
    case 'too_big':
      return `Al massimo ${italian.format(issue.maximum)}${issue.origin === 'string' ? ' caratteri' : ''}`;
    case 'invalid_type':
      return issue.expected === 'int' ? 'Serve un numero intero' : 'Campo obbligatorio';
    default:
      return 'Valore non valido';
  }
};

// Before any schema of the contract is made, so this module is imported first: the page's CSP forbids eval, and zod's
// probe for it would be reported as a violation.
config({ jitless: true, customError: explain });
