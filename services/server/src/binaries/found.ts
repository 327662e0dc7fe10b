/** A program and where it comes from, or why there is none. `from` and `why` are shown to the operator. */
export type Found = { path: string; from: string } | { why: string };
