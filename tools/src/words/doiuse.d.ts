declare module 'doiuse' {
  import type { AcceptedPlugin } from 'postcss';

  /** Reports each use of a feature, by caniuse's tables, that one of these browsers lacks. */
  export default function doiuse(options: {
    readonly browsers: readonly string[];
    readonly ignore: readonly string[];
    readonly onFeatureUsage: (usage: { readonly message: string }) => void;
  }): AcceptedPlugin;
}
