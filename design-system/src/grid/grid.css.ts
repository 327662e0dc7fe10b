import { rule, rules } from '../theme/layers.css.ts';

export const base = rule({ display: 'grid', minWidth: 0 });

// As many columns as fit; one if the space is narrower than a column.
export const columns = rules({
  narrow: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7rem), 1fr))' },
  medium: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))' },
  wide: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))' },
});
