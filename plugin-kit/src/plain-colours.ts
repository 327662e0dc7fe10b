import type { CSSOptions } from 'vite';

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;

/** Browsers have both or neither. */
const MIXES = '(color: color-mix(in srgb, red, red))';
const mix =
  /color-mix\(in srgb, ((?:[^(),]|\((?:[^()]|\([^()]*\))*\))+?) ([\d.]+%|var\([^()]*\)), ((?:[^(),]|\((?:[^()]|\([^()]*\))*\))+)\)/;

/** Returns a value with the stronger colour in place of each mix of two; a tint that is barely there is left out. */
export function withoutMixes(value: string): string {
  const plain = value.replace(mix, (_, one: string, share: string, other: string) =>
    Number.parseFloat(share) < 30 ? other : one,
  );
  return plain === value ? value : withoutMixes(plain);
}

/**
 * Gives browsers without `color-mix`, as televisions of 2024 have them, a plain colour in its place. A plain declaration before the
 * mixed one would not do: with a variable in it that one counts as valid, and is then nothing.
 */
export const plainColours: Plugins = [
  {
    postcssPlugin: 'plain-colours',
    OnceExit(root, { AtRule }) {
      root.walkRules((rule) => {
        const { parent } = rule;
        const isInside = parent !== undefined && 'params' in parent && parent.params === MIXES;
        const isStep = parent !== undefined && 'name' in parent && parent.name === 'keyframes';
        const mixed = rule.nodes.filter((node) => node.type === 'decl' && node.value.includes('color-mix('));
        if (isInside || isStep || mixed.length === 0) return;
        const again = rule.clone({ nodes: mixed.map((node) => node.clone()) });
        rule.after(new AtRule({ name: 'supports', params: MIXES, nodes: [again] }));
        for (const node of mixed) if (node.type === 'decl') node.value = withoutMixes(node.value);
      });
    },
  },
];
