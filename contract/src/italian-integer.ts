const integer = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 0 });

/** Returns `3.120`: Italian grouping from the first thousand. A minus sign is as wide as a digit; a hyphen is not. */
export const italianInteger = (value: number): string => integer.format(value).replace('-', '−');

/** Returns `1.240 punti` or `1 punto`. */
export const pointsInWords = (value: number): string =>
  `${italianInteger(value)} ${value === 1 ? 'punto' : 'punti'}`;

/** Returns a difference with its sign: `+81`, `−40`; `''` for none. */
export const signedInteger = (value: number): string =>
  value === 0 ? '' : (value > 0 ? '+' : '') + italianInteger(value);
