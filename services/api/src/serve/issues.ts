import type { InvalidInput } from '@vetta/contract/failures';
import type { z } from 'zod';

const typeNames: Readonly<Record<string, string>> = {
  string: 'un testo',
  number: 'un numero',
  int: 'un numero intero',
  boolean: 'vero o falso',
  object: 'un oggetto',
  array: 'un elenco',
};

const formats: Readonly<Record<string, string>> = {
  guid: 'deve essere un identificativo',
  date: 'deve essere una data (AAAA-MM-GG)',
  datetime: 'deve essere un istante ISO 8601',
};

const italian = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });
function bound(limit: number | bigint, origin: string): string {
  const amount = italian.format(limit);
  if (origin !== 'string') return amount;
  return `${amount} ${Number(limit) === 1 ? 'carattere' : 'caratteri'}`;
}

/** Returns what is wrong with a value, as it reads after the value's name: «rings: al massimo 10.000». */
export const explain: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'manca';
      return `deve essere ${typeNames[issue.expected] ?? 'di un altro tipo'}`;
    case 'too_big':
      return `al massimo ${bound(issue.maximum, issue.origin)}`;
    case 'too_small':
      return `almeno ${bound(issue.minimum, issue.origin)}`;
    case 'not_multiple_of':
      return `deve essere un multiplo di ${italian.format(issue.divisor)}`;
    case 'invalid_format':
      return formats[issue.format] ?? 'non ha il formato atteso';
    case 'invalid_value':
      return `deve essere uno di: ${issue.values.join(', ')}`;
    default:
      return 'non è valido';
  }
};

/** Returns one sentence for a person about the first five issues. */
export function sentenceOf(issues: InvalidInput['issues']): string {
  const faults = issues.map(({ path, message }) => `${path.join('.') || 'richiesta'}: ${message}`);
  return `Dati non validi: ${[...new Set(faults)].slice(0, 5).join('; ')}`;
}
