/**
 * The numbers of the advisory locks that this product takes in its database. Two locks with one number are one lock:
 * every number is here. (The embedded server's start takes one more, in the database `postgres`.)
 */
export const locks = {
  /** Held while the schema is changed. */
  migrations: 7_304_001,
  /** Held by a command that changes what standings are computed from. */
  standings: 7_304_002,
  /** Held while unused uploads are forgotten; shared by a backup, which needs all of them to stay. */
  uploads: 7_304_003,
  /** Held by the process that closes days by itself, without Temporal. */
  closing: 7_304_004,
  /** Held by the process that makes the nightly backup. */
  nightlyBackup: 7_304_006,
  /** Held while published builds without a row are removed; shared by a publication, whose bytes come before its row. */
  builds: 7_304_007,
  /** Held while a notice is added: they are counted. */
  notices: 7_304_008,
  /** Held while a channel is added: they are counted. */
  channels: 7_304_009,
} as const;
