/**
 * The address of the stream of changes (server-sent events): a message at once and one for each change of what everyone may
 * read, with its version as data. It has no answer that ends, so it is no endpoint.
 */
export const CHANGES_ADDRESS = '/api/changes';
