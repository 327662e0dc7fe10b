import type { ReactNode } from 'react';
import * as styles from './filter-chips.css.ts';

export type FilterChipsProps = {
  /** What the chips filter by: «Ruolo». */
  label: string;
  /** What can be chosen in place of «Tutti», which comes first. */
  chips: readonly {
    readonly id: string;
    readonly label: string;
  }[];
  /** The chosen chip's id; empty for all. */
  value: string;
  onChange?: (id: string) => void;
  /** In a template: a chip for each of a list. */
  children?: ReactNode;
};

interface FilterChipProps {
  label: string;
  isChosen?: boolean;
  onPress?: () => void;
}

/** One of the chips. A native button: it can be part of the HTML that the api sends. */
export const FilterChip = ({ label, isChosen = false, onPress }: FilterChipProps) => (
  <button type="button" aria-pressed={isChosen} className={styles.chip} onClick={onPress}>
    {label}
  </button>
);

const ALL = { id: '', label: 'Tutti' };

/** A choice that filters a list at once, of a few short words. */
export const FilterChips = ({ label, chips, value, onChange, children }: FilterChipsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this one is sent nowhere
  <div role="group" aria-label={label} className={styles.chips}>
    {[ALL, ...chips].map((chip) => (
      <FilterChip
        key={chip.id}
        label={chip.label}
        isChosen={chip.id === value}
        onPress={() => onChange?.(chip.id)}
      />
    ))}
    {children}
  </div>
);
