import { rule } from '../theme/layers.css.ts';
import { vars } from '../theme/tokens.css.ts';

export const option = rule({
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: 0,
});
export const description = rule({
  width: '100%',
  overflow: 'hidden',
  fontSize: vars.size.sm,
  color: vars.text.muted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
