import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The design tokens, named by their purpose. Each becomes a CSS variable with a stable name (`--vetta-text-muted`), which
 * the shell's theme sets and components of any build read.
 */
export const vars = createGlobalThemeContract(
  {
    ground: { deep: '', base: '' },
    surface: { base: '', raised: '', hover: '', sunken: '', veil: '' },
    line: { faint: '', control: '' },
    text: { primary: '', muted: '', accent: '', onGlow: '', onBright: '' },
    glow: { start: '', middle: '', end: '', gradient: '', halo: '' },
    podium: { gold: '', silver: '', bronze: '', goldWash: '', silverWash: '', bronzeWash: '', ink: '' },
    movement: { up: '', down: '', same: '' },
    status: {
      info: '',
      success: '',
      warning: '',
      danger: '',
      infoWash: '',
      successWash: '',
      warningWash: '',
      dangerWash: '',
      dangerFill: '',
      onDanger: '',
    },
    ridge: { far: '', middle: '', near: '' },
    focus: { ring: '' },
    space: { xxxs: '', xxs: '', xs: '', sm: '', md: '', lg: '', xl: '', xxl: '', xxxl: '', section: '' },
    radius: { xs: '', sm: '', md: '', lg: '', xl: '', pill: '' },
    font: { text: '', display: '' },
    size: { xs: '', sm: '', md: '', lead: '', lg: '', xl: '', title: '', display: '', hero: '' },
    figure: { sm: '', md: '', lg: '', xl: '' },
    control: { height: '', compact: '', small: '', target: '' },
    row: { board: '', leader: '', grid: '' },
    motion: { fast: '', normal: '', slow: '', scene: '', loop: '', wait: '', ease: '' },
  },
  (_value, path) => `vetta-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);

/** The cascade layers, weakest first. Products write their rules in `product`. */
export const layers = {
  reset: 'vetta-reset',
  tokens: 'vetta-tokens',
  base: 'vetta-base',
  components: 'vetta-components',
  product: 'vetta-product',
} as const;

/** The media queries of components and products. */
export const media = {
  // Paper is narrower than a tablet by its margins, which each printer has its own: it is laid out as a tablet.
  phone: 'screen and (max-width: 47.9375rem)',
  largeText: 'screen and (max-width: 19rem)',
  tablet: '(min-width: 48rem), print',
  desktop: '(min-width: 68.75rem)',
  coarse: '(pointer: coarse)',
  still: '(prefers-reduced-motion: reduce)',
  scriptless: '(scripting: none)',
  lessTransparent: '(prefers-reduced-transparency: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
