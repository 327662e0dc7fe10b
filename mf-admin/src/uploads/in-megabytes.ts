const italian = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 });

/** Returns a file's size as `2,43 MB`. The smallest is 0,01 MB. */
export const inMegabytes = (bytes: number): string =>
  `${italian.format(Math.max(0.01, bytes / 1024 / 1024))} MB`;
