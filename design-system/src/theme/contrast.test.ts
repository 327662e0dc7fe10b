import { expect, test } from 'vitest';
import { dark } from './dark.ts';
import { kiosk } from './kiosk.ts';

const channels = (hex: string) =>
  [1, 3, 5, 7].map((at) => Number.parseInt(hex.slice(at, at + 2) || 'ff', 16) / 255);

/** Returns the opaque colour that a translucent one gives on an opaque one. */
const over = (hex: string, ground: string) => {
  const [below, above] = [channels(ground), channels(hex)];
  const alpha = above[3] ?? 1;
  return above.slice(0, 3).map((value, index) => value * alpha + (below[index] ?? 0) * (1 - alpha));
};

const luminance = (rgb: number[]) => {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the WCAG contrast of a colour on a surface, which may be translucent on an opaque ground. */
const contrast = (hex: string, surface: string, ground = surface) => {
  const [one, other] = [luminance(over(hex, surface)), luminance(over(surface, ground))];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
};

const themes = { dark, kiosk };

test.each(Object.entries(themes))(
  '%s: every text is readable on every surface it may stand on',
  (_name, theme) => {
    const { ground, surface, text, status, movement, podium, glow } = theme;
    const surfaces = [ground.deep, ground.base, surface.base, surface.raised, surface.hover, surface.sunken];
    const words = [
      text.primary,
      text.muted,
      text.accent,
      status.info,
      status.success,
      status.warning,
      status.danger,
      movement.up,
      movement.down,
      movement.same,
      podium.gold,
      podium.silver,
      podium.bronze,
    ];
    const pairs: (readonly [string, string, string?])[] = [
      ...surfaces.flatMap((behind) => words.map((word) => [word, behind] as const)),
      ...[podium.goldWash, podium.silverWash, podium.bronzeWash].flatMap((wash) =>
        [text.primary, text.muted, movement.up, movement.down].map(
          (word) => [word, wash, surface.base] as const,
        ),
      ),
      ...[status.infoWash, status.successWash, status.warningWash, status.dangerWash].flatMap((wash) =>
        [text.primary, text.muted].map((word) => [word, wash, surface.base] as const),
      ),
      [status.info, status.infoWash, surface.base],
      [status.success, status.successWash, surface.base],
      [status.warning, status.warningWash, surface.base],
      [status.danger, status.dangerWash, surface.base],
      ...[glow.start, glow.middle, glow.end].map((light) => [text.onGlow, light] as const),
      ...[podium.gold, podium.silver, podium.bronze].map((metal) => [podium.ink, metal] as const),
      [text.onBright, text.primary],
      [status.onDanger, status.dangerFill],
    ];
    for (const [word, behind, ground] of pairs)
      expect(contrast(word, behind, ground), `${word} on ${behind}`).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(Object.entries(themes))(
  '%s: borders of controls and the focus ring have enough contrast',
  (_name, theme) => {
    const { ground, surface, line, focus, glow } = theme;
    for (const behind of [ground.deep, ground.base, surface.base, surface.raised, surface.sunken])
      for (const edge of [line.control, focus.ring, glow.start, glow.middle, glow.end])
        expect(contrast(edge, behind), `${edge} on ${behind}`).toBeGreaterThanOrEqual(3);
  },
);
