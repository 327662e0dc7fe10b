/** A screen that has not beaten for so long is lost: three beats and a bit. ALERT_SCREEN_MINUTES says when the operator is told. */
export const LOST_AFTER = { seconds: 120 };
/** Data older than this, in seconds, are stale: three polls. */
export const FRESH_SECONDS = 90;
/** A screen without a name is forgotten when it has not beaten for so long. */
export const UNNAMED_FOR = { hours: 24 };
/** How many screens may wait for a name. */
export const MOST_UNNAMED = 200;
/** A command that was not done after this time has expired. */
export const COMMAND_FOR = { seconds: 60 };
