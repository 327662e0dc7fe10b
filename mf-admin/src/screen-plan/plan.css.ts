import { rule } from '@vetta/design-system/product-rule';
import { asGrid, asInline, media, sunken, vars } from '@vetta/design-system/theme';

const faint = `1px solid color-mix(in srgb, ${vars.line.faint} 45%, transparent)`;

// Where there is room the week stays in sight beside the fields.
// It has the focus only once its buttons are switched off: a frame around it would be of nothing to press.
export const editor = rule({
  outline: 'none',
  ...asGrid('lg', 'minmax(0, 1fr)'),
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateAreas: "'fields preview' 'bar bar'",
      alignItems: 'start',
    },
  },
});
export const preview = rule({
  minWidth: 0,
  '@media': { [media.desktop]: { gridArea: 'preview', position: 'sticky', insetBlockStart: vars.space.xl } },
});
export const fields = rule({
  minWidth: 0,
  maxWidth: '60rem',
  '@media': { [media.desktop]: { gridArea: 'fields' } },
});

export const line = rule({ ...asGrid('xxs'), paddingBlockStart: vars.space.md, borderBlockStart: faint });
export const time = rule({ flex: '1 1 6.5rem', minWidth: 0, maxWidth: '7.5rem' });
export const number = rule({ flex: '0 0 auto', width: '9rem' });

export const programme = rule({
  ...asGrid('md', 'minmax(0, 1fr)'),
  paddingBlockStart: vars.space.md,
  borderBlockStart: faint,
});
export const tools = rule({ display: 'flex', flexShrink: 0 });

export const scenes = rule({ display: 'grid', gap: vars.space.xs });
export const scene = rule({ ...asInline('sm'), alignItems: 'end', padding: vars.space.sm, ...sunken('md') });
export const sceneName = rule({
  flex: '1 1 8rem',
  alignSelf: 'center',
  minWidth: 0,
  fontWeight: 650,
  overflowWrap: 'anywhere',
});
export const adding = rule({ maxWidth: '20rem' });

export const saveBar = rule({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  ...asInline('xs'),
  justifyContent: 'space-between',
  paddingBlock: vars.space.sm,
  background: `linear-gradient(transparent, ${vars.ground.base} ${vars.space.sm})`,
  '@media': { [media.desktop]: { gridArea: 'bar' } },
});
export const saveState = rule({ fontSize: vars.size.sm, color: vars.text.muted });
