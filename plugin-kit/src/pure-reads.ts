import type { Plugin } from 'vite';

/**
 * Federation's modules for singletons read every export of React and react-query, and a bundler keeps each read, because a
 * property's getter could have side effects. Marks these reads as free of them, so that the unused ones are left out.
 */
export const pureReads = (): Plugin => ({
  name: 'vetta:pure-reads',
  apply: 'build',
  transform: {
    filter: { id: /__loadShare__/ },
    handler: (code) =>
      code.replace(/(__mf_\d+ = )(mod|exportModule)\[("\w+")\];/g, '$1/* @__PURE__ */ Reflect.get($2, $3);'),
  },
});
