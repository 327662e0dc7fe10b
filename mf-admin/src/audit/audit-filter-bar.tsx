import type { AuditPerson } from '@vetta/contract/audit';
import type { AuditFilters } from '@vetta/contract/client/audit-query';
import { Button } from '@vetta/design-system/button';
import { DatePicker } from '@vetta/design-system/date-picker';
import { Select, type SelectOption } from '@vetta/design-system/select';
import { useState } from 'react';
import * as styles from './audit.css.ts';
import { who } from './words/who.ts';

interface AuditFilterBarProps {
  readonly today: string;
  readonly filters: AuditFilters;
  readonly people: readonly AuditPerson[];
  /** Who made the changes that are shown. */
  readonly actors: readonly string[];
  readonly onFilter: (filter: 'day' | 'admin' | 'subject', value: string | null) => void;
  readonly onClear: () => void;
}

/** Stands for no filter in a list of options. */
const everything = '*';

/** The audit log's filters: a day, an admin, a player. */
export function AuditFilterBar({ today, filters, people, actors, onFilter, onClear }: AuditFilterBarProps) {
  // Names stay in the list while a filter hides their changes.
  const [seen, setSeen] = useState<readonly string[]>([]);
  const known = [...new Set([...seen, ...actors, ...(filters.admin === undefined ? [] : [filters.admin])])];
  if (known.length !== seen.length) setSeen(known);
  const chosen = (value: string) => (value === everything ? null : value);

  return (
    <section aria-label="Filtri" className={styles.filters}>
      <div className={styles.filteredDay}>
        <DatePicker
          label="Giorno"
          value={filters.day ?? null}
          today={today}
          maxValue={today}
          onChange={(day) => onFilter('day', day)}
        />
      </div>
      <div className={styles.filter}>
        <Select
          label="Admin"
          options={[
            { id: everything, label: 'Tutti' },
            ...options(known.map((actor) => [actor, who(actor)])),
          ]}
          value={filters.admin ?? everything}
          onChange={(admin) => onFilter('admin', chosen(admin))}
        />
      </div>
      <div className={styles.filter}>
        <Select
          label="Partecipante"
          options={[{ id: everything, label: 'Tutti' }, ...subjects(people, filters.subject)]}
          value={filters.subject ?? everything}
          onChange={(subject) => onFilter('subject', chosen(subject))}
        />
      </div>
      {Object.keys(filters).length > 0 && (
        <Button tone="quiet" onPress={onClear}>
          Togli i filtri
        </Button>
      )}
    </section>
  );
}

const options = (named: readonly (readonly [id: string, label: string])[]): SelectOption[] =>
  named
    .map(([id, label]) => ({ id, label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'it'));

const marks = { active: '', archived: ' (in archivio)', removed: ' (eliminato)' } as const;

/** Who left is listed too. An address may also name a prize or a text. */
function subjects(people: readonly AuditPerson[], subject: string | undefined): SelectOption[] {
  const listed = options(people.map(({ id, name, state }) => [id, name + marks[state]]));
  return subject === undefined || people.some(({ id }) => id === subject)
    ? listed
    : [{ id: subject, label: 'L’elemento nell’indirizzo' }, ...listed];
}
