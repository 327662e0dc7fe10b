import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

const heading = {
  padding: vars.space.xs,
  fontSize: vars.size.xs,
  fontWeight: 600,
  color: vars.text.muted,
} as const;
const cell = { padding: vars.space.xs, fontVariantNumeric: 'tabular-nums' } as const;

export const hashes = rule({ fontVariantNumeric: 'tabular-nums', color: vars.text.primary });
export const old = rule({ color: vars.text.muted });
export const brought = rule({ display: 'grid', gap: vars.space.xxs, overflowWrap: 'anywhere' });
export const scroll = rule({
  maxHeight: '24rem',
  overflow: 'auto',
  background: vars.surface.sunken,
  borderRadius: vars.radius.md,
});
export const table = rule({ width: '100%', borderCollapse: 'collapse', fontSize: vars.size.sm });
export const head = rule({ ...heading, textAlign: 'start' });
export const figureHead = rule({ ...heading, textAlign: 'end' });
export const row = rule({
  borderBlockStart: `1px solid color-mix(in srgb, ${vars.line.faint} 45%, transparent)`,
});
export const path = rule({ ...cell, fontWeight: 500, textAlign: 'start', overflowWrap: 'anywhere' });
export const figure = rule({ ...cell, textAlign: 'end', whiteSpace: 'nowrap' });
export const before = rule({ ...cell, textAlign: 'end', whiteSpace: 'nowrap', color: vars.text.muted });
