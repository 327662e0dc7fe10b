import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const card = rule({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  height: '100%',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const head = rule({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});
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
export const facts = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  gap: vars.space.xs,
});
export const fact = rule({ minWidth: 0 });
export const factName = rule({ fontSize: vars.size.xs, color: vars.text.muted });
export const factValue = rule({
  fontSize: vars.size.sm,
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-odd=true]': { color: vars.status.warning } },
});
export const foot = rule({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  marginBlockStart: 'auto',
});
export const commands = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
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
export const failureTitle = rule({ fontWeight: 650, color: vars.status.danger });
