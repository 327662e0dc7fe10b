import { rule } from '../theme/layers.css.ts';
import { quietWords } from '../theme/shapes.ts';
import { vars } from '../theme/tokens.css.ts';

// As wide as the field, minus the popover's padding and border: a longer description is cut.
export const list = rule({
  width: `calc(var(--trigger-width) - 2 * ${vars.space.xxs} - 2px)`,
  maxWidth: '100%',
  outline: 'none',
});
export const option = rule({
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: 0,
});
export const description = rule({
  width: '100%',
  overflow: 'hidden',
  ...quietWords,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
