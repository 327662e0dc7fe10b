import type { PlayerRole } from '@vetta/contract/player-role';
import { ROLE_NAMES } from '@vetta/contract/role-names';
import { FilterChips } from '@vetta/design-system/filter-chips';
import * as styles from './board.css.ts';

/** Whose rows the board shows. */
export type RoleFilter = PlayerRole | 'all';

const chips: readonly { readonly id: RoleFilter; readonly label: string }[] = [
  { id: 'all', label: 'Tutti' },
  { id: 'setter', label: ROLE_NAMES.setter },
  { id: 'trainer', label: ROLE_NAMES.trainer },
  { id: 'team_leader', label: ROLE_NAMES.team_leader },
];

interface RoleChipsProps {
  readonly role: RoleFilter;
  readonly onRole?: (role: RoleFilter) => void;
}

/** In place of the rows where nobody has the chosen role. */
export const NobodyOfRole = () => <li className={styles.nobody}>Nessuno ha questo ruolo.</li>;

/** The choice of a role, where two or more are used. */
export const RoleChips = ({ role, onRole }: RoleChipsProps) => (
  <div className={styles.roles}>
    <FilterChips
      label="Ruolo"
      chips={chips}
      value={role}
      onChange={(id) => {
        const chosen = chips.find((chip) => chip.id === id);
        if (chosen) onRole?.(chosen.id);
      }}
    />
  </div>
);
