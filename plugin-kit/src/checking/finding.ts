/** What a check found wrong with a plugin. */
export interface Finding {
  readonly kind:
    | 'contract'
    | 'weight'
    | 'cannot be loaded'
    | 'throws'
    | 'empty'
    | 'overflow'
    | 'console'
    | 'policy'
    | 'never shown'
    | 'leak';
  /** `cielo, pioggia, 1280×720` */
  readonly where: string;
  readonly what: string;
  /** The path of a picture of what it looked like. */
  readonly picture?: string;
}

/** Returns the finding of what the policy of Vetta's pages refused. */
export const againstPolicy = (refused: string): Pick<Finding, 'kind' | 'what'> => ({
  kind: 'policy',
  what: `on Vetta's pages ${refused}`,
});

export const describeFinding = ({ kind, where, what, picture }: Finding): string =>
  `${kind}: ${where}: ${what}${picture === undefined ? '' : `\n    picture: ${picture}`}`;
