/** A binary and where it came from, in words for the operator; or why there is none. */
export type Found = { path: string; from: string } | { why: string };
