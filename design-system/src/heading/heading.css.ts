import { rule, rules } from '../theme/layers.css.ts';
import { vars } from '../theme/tokens.css.ts';

export const base = rule({
  fontFamily: vars.font.display,
  color: vars.text.primary,
  textWrap: 'balance',
  // An admin's long word breaks between syllables, where the browser knows Italian's.
  hyphens: 'auto',
  hyphenateLimitChars: '12 4 4',
  minWidth: 0,
  // On paper a title stands on the page of what it names.
  '@media': { print: { breakAfter: 'avoid' } },
});

export const size = rules({
  hero: {
    fontSize: vars.size.hero,
    fontWeight: 850,
    fontStretch: '125%',
    lineHeight: 0.98,
    letterSpacing: '-0.035em',
  },
  display: {
    fontSize: vars.size.display,
    fontWeight: 830,
    fontStretch: '122%',
    lineHeight: 1.02,
    letterSpacing: '-0.03em',
  },
  title: {
    fontSize: vars.size.title,
    fontWeight: 800,
    fontStretch: '120%',
    lineHeight: 1.12,
    letterSpacing: '-0.02em',
  },
  section: {
    fontSize: vars.size.lg,
    fontWeight: 750,
    fontStretch: '114%',
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
  },
  label: { fontSize: vars.size.md, fontWeight: 650, fontStretch: '104%', lineHeight: 1.35 },
});

/** The accent gradient as the text's colour; a plain colour with forced colours. */
export const glow = rule({
  color: 'transparent',
  background: vars.glow.gradient,
  backgroundClip: 'text',
  WebkitBackgroundClip: 'text',
  // Padding keeps descenders and the question mark's overhang inside the painted box.
  paddingBlockEnd: '0.08em',
  paddingInlineEnd: '0.06em',
  '@media': {
    '(forced-colors: active)': { color: 'CanvasText', background: 'none' },
    print: { color: 'inherit', background: 'none' },
  },
});
