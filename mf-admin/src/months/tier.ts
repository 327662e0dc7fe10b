const tiers = ['gold', 'silver', 'bronze'] as const;

/** Returns the metal of a podium place; undefined below it. */
export const tierOf = (position: number): (typeof tiers)[number] | undefined => tiers[position - 1];
