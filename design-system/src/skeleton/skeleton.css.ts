import { keyframes } from '@vanilla-extract/css';
import { rule, rules } from '../theme/layers.css.ts';
import { media, vars } from '../theme/tokens.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const base = rule({
  display: 'block',
  background: vars.surface.raised,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  '@media': { [media.still]: { animation: 'none' }, [media.forcedColors]: { border: '1px solid GrayText' } },
});

export const shape = rules({
  line: { height: '1em', borderRadius: vars.radius.sm },
  title: { height: '2em', maxWidth: '16rem', borderRadius: vars.radius.sm },
  row: { height: '4.5rem', borderRadius: vars.radius.lg },
  card: { height: '16rem', borderRadius: vars.radius.xl },
});
