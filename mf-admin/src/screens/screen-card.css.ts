import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const title = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: 0,
  minHeight: vars.control.target,
});
export const code = rule({ letterSpacing: '0.18em' });
export const tools = rule({ display: 'flex', flexShrink: 0 });
export const receipt = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.xs,
  fontSize: vars.size.sm,
  color: vars.text.muted,
});
export const step = rule({
  selectors: {
    '&[data-reached=true]': { fontWeight: 650, color: vars.text.primary },
    '&[data-state=done]': { color: vars.status.success },
    '&[data-state=expired]': { fontWeight: 650, color: vars.status.danger },
  },
});
export const canary = rule({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  padding: vars.space.sm,
  background: vars.status.infoWash,
  borderRadius: vars.radius.md,
});
export const bar = rule({ width: '100%' });
export const failure = rule({
  padding: vars.space.sm,
  fontSize: vars.size.sm,
  lineHeight: 1.45,
  background: vars.status.dangerWash,
  borderRadius: vars.radius.md,
});
