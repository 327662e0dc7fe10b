import * as styles from './filter-chips.css.ts';

export type FilterChipsProps = {
  /** What the chips filter by: «Ruolo». */
  label: string;
  chips: readonly {
    readonly id: string;
    readonly label: string;
  }[];
  /** The chosen chip's id. */
  value: string;
  onChange?: (id: string) => void;
};

/** A choice that filters a list at once, of a few short words. Native buttons: they can be part of the HTML that the api sends. */
export const FilterChips = ({ label, chips, value, onChange }: FilterChipsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this one is sent nowhere
  <div role="group" aria-label={label} className={styles.chips}>
    {chips.map((chip) => (
      <button
        key={chip.id}
        type="button"
        aria-pressed={chip.id === value}
        className={styles.chip}
        onClick={() => onChange?.(chip.id)}
      >
        {chip.label}
      </button>
    ))}
  </div>
);
