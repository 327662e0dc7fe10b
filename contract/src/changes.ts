/**
 * The address of the stream of changes (server-sent events): a message at once and one for each change of what everyone may
 * read, with its version as data. It has no answer that ends, so it is no endpoint.
 */
export const CHANGES_ADDRESS = '/api/events';

/** Where walls of earlier builds look for it: a generation that is put back must find it, too. */
export const EARLIER_CHANGES_ADDRESS = '/api/changes';
