import { rule } from '../theme/layers.css.ts';
import { vars } from '../theme/tokens.css.ts';

export const area = rule({
  paddingBlock: vars.space.xs,
  // Three lines, even where the height follows the text.
  minHeight: `calc(4.5em + 2 * ${vars.space.xs} + 2px)`,
  maxHeight: '16rem',
  lineHeight: 1.5,
  resize: 'vertical',
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
});
