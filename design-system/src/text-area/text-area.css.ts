import { rule } from '../theme/layers.css.ts';
import { vars } from '../theme/tokens.css.ts';

export const area = rule({
  paddingBlock: vars.space.xs,
  maxHeight: '16rem',
  lineHeight: 1.5,
  resize: 'vertical',
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
});
