import { type Palette, wash } from './palette.ts';
import type { Purposes } from './purposes.ts';

/** Returns every colour token of a theme: the purposes, and what is made of them. */
export function coloursOf(palette: Palette, purposes: Purposes) {
  const of = <Name extends string>(group: Record<Name, keyof Palette>) =>
    Object.fromEntries(
      Object.entries<keyof Palette>(group).map(([name, colour]) => [name, palette[colour]]),
    ) as Record<Name, string>;
  const ground = of(purposes.ground);
  const glow = of(purposes.glow);
  const { ink, ...metals } = of(purposes.podium);
  const { dangerFill, onDanger, ...statuses } = of(purposes.status);
  return {
    ground,
    surface: { ...of(purposes.surface), veil: wash(ground.deep, 0.72) },
    line: of(purposes.line),
    text: of(purposes.text),
    glow: {
      ...glow,
      gradient: `linear-gradient(100deg, ${glow.start}, ${glow.middle} 55%, ${glow.end})`,
      halo: wash(glow.start, 0.35),
    },
    podium: {
      ...metals,
      goldWash: wash(metals.gold, 0.2),
      silverWash: wash(metals.silver, 0.2),
      bronzeWash: wash(metals.bronze, 0.2),
      ink,
    },
    movement: of(purposes.movement),
    status: {
      ...statuses,
      infoWash: wash(statuses.info, 0.12),
      successWash: wash(statuses.success, 0.12),
      warningWash: wash(statuses.warning, 0.12),
      dangerWash: wash(statuses.danger, 0.12),
      dangerFill,
      onDanger,
    },
    ridge: of(purposes.ridge),
    focus: of(purposes.focus),
  };
}
