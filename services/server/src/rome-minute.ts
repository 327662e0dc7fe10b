/** Returns an instant as the operator reads it: `2026-11-26 18:42 in Rome`. */
export const romeMinute = (instant: Temporal.Instant): string => {
  const minute = instant
    .toZonedDateTimeISO('Europe/Rome')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
  return `${minute.replace('T', ' ')} in Rome`;
};
