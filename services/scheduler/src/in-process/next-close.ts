import { addDays, closeInstant, newestDayOver } from '@vetta/league/time/rome';

/** Returns the first 23:59 in Rome after an instant, and never that instant itself. */
export const nextClose = (after: Temporal.Instant): Temporal.Instant =>
  closeInstant(addDays(newestDayOver(after), 1));
