import { keyframes } from '@vanilla-extract/css';
import { rule, rules } from '../theme/layers.css.ts';
import { asRow, quietWords } from '../theme/shapes.ts';
import { media, vars } from '../theme/tokens.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** Where a bar of buttons has room for a toast beside them. */
const wide = '(min-width: 75rem)';

export const region = rule({
  position: 'fixed',
  insetBlockEnd: `max(${vars.space.md}, env(safe-area-inset-bottom))`,
  insetInlineEnd: vars.space.md,
  zIndex: 100,
  width: `min(26rem, calc(100vw - 2 * ${vars.space.md}))`,
  selectors: {
    // A page's bar of buttons at the bottom stays free, and the rows above it too: the toast is beside the buttons.
    'body:has([data-bottom-bar]) &': { insetBlockEnd: '9.5rem' },
    // The buttons of a form in the page can be anywhere below it: the toast is below the page's header.
    'body:has([data-page-form]) &': { insetBlock: '4.75rem auto' },
    // Above an open dialog, which leaves it the room.
    'body:has([data-dialog]) &': { insetBlock: `max(${vars.space.md}, env(safe-area-inset-top)) auto` },
  },
  // On a phone a dialog's buttons are at the bottom: a toast must not cover the button that saves the next entry.
  '@media': {
    print: { display: 'none' },
    [wide]: {
      selectors: {
        'body:has([data-bottom-bar]) &': { insetBlockEnd: '4.75rem', insetInlineEnd: '21rem' },
      },
    },
    [media.phone]: {
      insetBlock: `max(${vars.space.md}, env(safe-area-inset-top)) auto`,
      selectors: {
        'body:has([data-bottom-bar]) &': { insetBlockEnd: 'auto' },
        'body:has([data-page-form]) &': {
          insetBlockStart: `max(${vars.space.md}, env(safe-area-inset-top))`,
        },
      },
    },
  },
  outline: 'none',
});

// On a small phone the words need the width that a button beside them takes.
const icon = '24px';
const small = '(max-width: 26rem)';

export const toast = rule({
  ...asRow('sm'),
  padding: vars.space.md,
  color: vars.text.primary,
  background: vars.surface.raised,
  borderRadius: vars.radius.lg,
  boxShadow: `0 16px 56px ${vars.ground.deep}`,
  outline: 'none',
  animation: `${arrive} ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
  '@media': { [media.still]: { animation: 'none' }, [small]: { flexWrap: 'wrap' } },
});

// A coloured edge, as a notice has.
const lit = (color: string) => ({ border: `1px solid color-mix(in srgb, ${color} 55%, transparent)` });
export const tone = rules({
  info: lit(vars.status.info),
  success: lit(vars.status.success),
  error: lit(vars.status.danger),
});

export const words = rule({ display: 'flex', flex: 1, flexDirection: 'column', minWidth: 0 });
export const title = rule({ fontWeight: 650 });
export const description = rule({ display: 'flex', flexDirection: 'column', ...quietWords });
/** Below the words on a small phone, aligned with them. */
export const action = rule({
  '@media': {
    [small]: { order: 1, flexBasis: '100%', paddingInlineStart: `calc(${icon} + ${vars.space.sm})` },
  },
});
