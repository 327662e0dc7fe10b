/** The attempts have a queue of their own: a receiver that hangs takes no place from a step of a close. */
export const attemptsQueue = 'vetta-channels';
