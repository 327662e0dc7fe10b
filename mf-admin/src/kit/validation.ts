import type { z } from 'zod';

const italian = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** Returns the message below an invalid field. */
const explain: z.core.$ZodErrorMap = (issue) => {
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

/** Options for a form's zod resolver: Italian messages. */
export const inItalian = { error: explain };
