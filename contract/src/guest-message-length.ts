/** The most letters of a guest's message: the page reads so many in some milliseconds. */
export const LONGEST_MESSAGE = 256_000;
