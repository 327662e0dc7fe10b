import { assignVars, globalStyle } from '@vanilla-extract/css';
import { dark } from './dark.ts';
import { kiosk } from './kiosk.ts';
import { layers, media, vars } from './tokens.css.ts';

const ink = '#000';
const paper = '#fff';
const pencil = '#333';
const rule = '#999';

/** Ink on white, and rows as tight as a list on paper. */
const print = {
  [vars.ground.deep]: paper,
  [vars.ground.base]: paper,
  [vars.surface.base]: paper,
  [vars.surface.raised]: paper,
  [vars.surface.hover]: paper,
  [vars.surface.sunken]: paper,
  [vars.surface.veil]: paper,
  [vars.line.faint]: rule,
  [vars.line.control]: rule,
  [vars.text.primary]: ink,
  [vars.text.muted]: pencil,
  [vars.text.accent]: ink,
  [vars.text.onGlow]: ink,
  [vars.glow.start]: rule,
  [vars.glow.middle]: rule,
  [vars.glow.end]: rule,
  [vars.glow.gradient]: 'none',
  [vars.glow.halo]: 'transparent',
  [vars.podium.gold]: ink,
  [vars.podium.silver]: ink,
  [vars.podium.bronze]: ink,
  [vars.podium.goldWash]: 'transparent',
  [vars.podium.silverWash]: 'transparent',
  [vars.podium.bronzeWash]: 'transparent',
  [vars.movement.up]: ink,
  [vars.movement.down]: ink,
  [vars.movement.same]: pencil,
  [vars.status.info]: ink,
  [vars.status.success]: ink,
  [vars.status.warning]: ink,
  [vars.status.danger]: ink,
  [vars.status.infoWash]: 'transparent',
  [vars.status.successWash]: 'transparent',
  [vars.status.warningWash]: 'transparent',
  [vars.status.dangerWash]: 'transparent',
  [vars.size.hero]: '2rem',
  [vars.size.display]: '1.75rem',
  [vars.size.title]: '1.5rem',
  [vars.space.lg]: '1rem',
  [vars.space.xl]: '1rem',
  [vars.space.xxl]: '1.25rem',
  [vars.space.section]: '1.5rem',
  [vars.row.board]: '1.15rem',
  [vars.row.leader]: '1.15rem',
};

/**
 * Large text on a phone. What is large or empty grows no further than the view allows: a phone 320 px wide shows as much of it as with
 * the usual text.
 */
const largeText = {
  [vars.space.xs]: '2.5vw',
  [vars.space.sm]: '3.75vw',
  [vars.space.md]: '5vw',
  [vars.space.lg]: '5vw',
  [vars.space.xl]: '8vw',
  [vars.space.xxl]: '12vw',
  [vars.space.xxxl]: '16vw',
  [vars.size.lead]: 'min(7vw, 1.0625rem)',
  [vars.size.lg]: 'min(7.5vw, 1.25rem)',
  [vars.size.xl]: 'min(7.5vw, 1.5rem)',
  [vars.size.title]: '8.2vw',
  [vars.size.display]: '14vw',
  [vars.size.hero]: '15vw',
  [vars.figure.sm]: '8.2vw',
  [vars.figure.md]: '9.4vw',
  [vars.figure.lg]: '12.5vw',
  [vars.figure.xl]: '11.3vw',
};

const tokens = (selector: string, values: typeof dark) =>
  globalStyle(selector, {
    '@layer': {
      [layers.tokens]: {
        vars: assignVars(vars, values),
        '@media': {
          [media.still]: {
            vars: {
              [vars.motion.fast]: '0ms',
              [vars.motion.normal]: '0ms',
              [vars.motion.slow]: '0ms',
              [vars.motion.scene]: '0ms',
            },
          },
          print: { vars: print },
        },
      },
    },
  });

tokens(":root, [data-theme='dark']", dark);
tokens("[data-theme='kiosk']", kiosk);
globalStyle("[data-theme='dark']", {
  '@layer': { [layers.tokens]: { '@media': { [media.largeText]: { vars: largeText } } } },
});
