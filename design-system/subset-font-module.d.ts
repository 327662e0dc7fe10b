declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** The range of each axis that the subset keeps. */
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    /** The tags of the OpenType features that the subset keeps. */
    readonly keepFeatures: readonly string[];
    readonly noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
