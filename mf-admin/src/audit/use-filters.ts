import type { AuditFilters } from '@vetta/contract/client/audit-query';
import { Day } from '@vetta/contract/values';
import { useParameters } from '../kit/address/use-parameters.ts';

const parameters = { day: 'giorno', admin: 'admin', subject: 'su' } as const;
type Filter = keyof typeof parameters;

/**
 * Returns the filters of the audit log and a function that sets one, or clears it with null. They are in the address, so that
 * a filtered log can be linked: `?giorno=2026-11-21&admin=Giulia&su=<id>`.
 */
export function useFilters(): readonly [
  filters: AuditFilters,
  set: (filter: Filter, value: string | null) => void,
  clear: () => void,
] {
  const [search, change] = useParameters();
  const day = search.get(parameters.day);
  const admin = search.get(parameters.admin)?.trim();
  const subject = search.get(parameters.subject)?.trim();
  return [
    {
      ...(Day.safeParse(day).success && day !== null && { day }),
      ...(admin && { admin }),
      ...(subject && { subject }),
    },
    (filter, value) => change({ [parameters[filter]]: value }),
    () => change(Object.fromEntries(Object.values(parameters).map((name) => [name, null]))),
  ];
}
