import { rule } from '@vetta/design-system/product-rule';
import { asGrid, bigFigures, media, podiumSelectors, vars } from '@vetta/design-system/theme';

export const rows = rule({ display: 'grid', gap: vars.space.xxxs });

export const row = rule({
  ...asGrid('sm', 'min(11.25vw, 2.25rem) minmax(0, 1fr) auto', 'center'),
  minHeight: vars.control.height,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.md,
  selectors: {
    '&[aria-current]': {
      background: vars.surface.hover,
      boxShadow: `inset 0 0 0 1.5px ${vars.glow.end}`,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': { border: '1px solid Highlight' } } } },
});

export const position = rule({
  ...bigFigures(800),
  fontStretch: '112%',
  color: vars.text.muted,
  selectors: podiumSelectors,
});

export const name = rule({ minWidth: 0, fontWeight: 600, lineHeight: 1.2, overflowWrap: 'break-word' });

/** In view while large text makes the rows scroll. */
export const actions = rule({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${vars.space.sm})`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  paddingBlock: vars.space.sm,
  marginBlockEnd: `calc(-1 * ${vars.space.sm})`,
  background: vars.surface.raised,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});

/** On a phone it has a row of its own. */
export const main = rule({
  display: 'grid',
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
