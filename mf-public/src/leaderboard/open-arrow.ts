import { vars } from '@vetta/design-system/theme';

/** A small arrow that says «this opens», as the style of a `::before` or `::after`. */
export const openArrow = {
  content: '',
  width: '0.45rem',
  height: '0.45rem',
  color: vars.text.muted,
  borderBlockStart: '1.5px solid',
  borderInlineEnd: '1.5px solid',
  transform: 'rotate(45deg)',
} as const;
