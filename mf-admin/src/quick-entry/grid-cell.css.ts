import { rule } from '@vetta/design-system/product-rule';
import { inMiddle, media, sunken, vars } from '@vetta/design-system/theme';
import { cellLine, lit, narrow, row } from './entry-grid.css.ts';

export const cell = rule({
  position: 'relative',
  width: '7rem',
  minWidth: '4rem',
  height: vars.row.grid,
  padding: 0,
  boxShadow: cellLine,
  selectors: {
    [`${row}:hover > &`]: { background: lit },
    [`${row}[data-lit] > &`]: { background: vars.surface.raised },
    [`${row} > &[data-selected]`]: {
      background: `color-mix(in srgb, ${vars.focus.ring} 22%, ${vars.surface.base})`,
    },
    [`${row} > &[data-state="warning"]`]: { background: vars.status.warningWash },
    [`${row} > &[data-state="contested"]`]: { background: vars.status.infoWash },
    [`${row} > &[data-state="error"]`]: { background: vars.status.dangerWash },
    // The corner of an unsaved cell.
    '&[data-unsaved]::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      width: '0.5rem',
      height: '0.5rem',
      background: vars.glow.end,
      clipPath: 'polygon(0 0, 100% 0, 100% 100%)',
      pointerEvents: 'none',
    },
  },
  '@container': { [narrow]: { width: '2.75rem', minWidth: '2.75rem' } },
  '@media': {
    [media.coarse]: { height: vars.control.target },
    [media.forcedColors]: {
      selectors: { '&[data-unsaved]::after': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
  },
});

const ring = {
  outline: `2px solid ${vars.focus.ring}`,
  outlineOffset: '-2px',
  borderRadius: vars.radius.xs,
} as const;

export const input = rule({
  display: 'block',
  width: '100%',
  height: vars.row.grid,
  paddingInline: vars.space.sm,
  textAlign: 'end',
  color: vars.text.primary,
  background: 'none',
  border: 'none',
  outline: 'none',
  selectors: {
    '&:focus': ring,
    '&[aria-invalid="true"]': { color: vars.status.danger, fontWeight: 650 },
  },
  '@container': {
    [narrow]: {
      paddingInline: vars.space.xxs,
      // Five digits fit too.
      selectors: { '&[data-long]': { fontStretch: '72%', paddingInline: `0 ${vars.space.xxs}` } },
    },
  },
  '@media': {
    // 16 px: iOS zooms into smaller fields.
    [media.coarse]: { height: vars.control.target, fontSize: vars.size.md },
  },
});

/** The whole cell is the checkbox's target. */
export const tickArea = rule({
  ...inMiddle,
  width: '100%',
  height: vars.row.grid,
  cursor: 'pointer',
  '@media': { [media.coarse]: { height: vars.control.target } },
});

export const tick = rule({
  ...inMiddle,
  appearance: 'none',
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  cursor: 'pointer',
  ...sunken('xs'),
  border: `1.5px solid ${vars.line.control}`,
  outline: 'none',
  selectors: {
    '&:checked': { background: vars.glow.end, borderColor: vars.glow.end },
    '&:checked::before': {
      content: '',
      width: '0.75rem',
      height: '0.75rem',
      background: vars.text.onGlow,
      clipPath: 'polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0%, 43% 62%)',
    },
    '&:focus': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});
