/** What a check found wrong with a plugin. */
export interface Finding {
  readonly kind:
    | 'contract'
    | 'weight'
    | 'throws'
    | 'empty'
    | 'overflow'
    | 'console'
    | 'policy'
    | 'never shown'
    | 'never done';
  /** `cielo, pioggia, 1280×720` */
  readonly where: string;
  readonly what: string;
  /** The path of a picture of what it looked like. */
  readonly picture?: string;
}

/** What to do about what a directive of the policy refuses. */
const insteads: readonly (readonly [directive: RegExp, instead: string])[] = [
  [
    /^(connect|worker)-src/,
    'no plugin calls a server: let the data come into Vetta, and ask `context.queries`',
  ],
  [/^(img|media|font)-src/, 'import the file, and the build puts it into the part'],
  [/^style-src/, 'write styles in `.css` or `.css.ts` files, or set `element.style`'],
  [/^(require-)?trusted-types/, 'write no `innerHTML`, `srcdoc` or `eval`: render elements'],
  [/^script-src/, 'import the script: no `eval`, no `new Function`, no script from an address'],
  [/^frame-src/, 'show it yourself: no frame is allowed in a part'],
];

/** Returns the finding of what the policy of Vetta's pages refused: «connect-src refuses https://example.org/». */
export function againstPolicy(refused: string): Pick<Finding, 'kind' | 'what'> {
  const [, instead] = insteads.find(([directive]) => directive.test(refused)) ?? [];
  return {
    kind: 'policy',
    what: `on Vetta's pages ${refused}${instead === undefined ? '' : `: ${instead}`}`,
  };
}

/** Returns the finding of a part that has thrown: «Error: …». */
export const throwing = (message: string): Pick<Finding, 'kind' | 'what'> => ({
  kind: 'throws',
  what: `${message} (Vetta would remove it: open the same state in "npm run dev", whose console names the line)`,
});

export const describeFinding = ({ kind, where, what, picture }: Finding): string =>
  `${kind}: ${where}: ${what}${picture === undefined ? '' : `\n    picture: ${picture}`}`;
