/** Fetches a source and takes what is new in it. Throws if the database is away. */
export type RunSource = (id: string) => Promise<void>;
