const italian = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1, useGrouping: 'always' });

/** Returns a file's size as `812 byte`, `14,2 kB` or `1,3 MB`. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} byte`;
  if (bytes < 1_000_000) return `${italian.format(bytes / 1000)} kB`;
  return `${italian.format(bytes / 1_000_000)} MB`;
}
