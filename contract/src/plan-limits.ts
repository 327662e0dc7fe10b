// Without a validator, for browsers.

/** The shortest and the longest time that a scene stays, in seconds: what it takes to be read, and an hour. */
export const SCENE_SECONDS = { min: 5, max: 3600 };

/** The least brightness of a picture: a darker one cannot be read. */
export const MIN_LIGHT = 0.2;
