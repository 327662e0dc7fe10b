// Without a validator, for browsers.

/** How long a scene stays, in seconds: what it takes to be read, and an hour. */
export const SCENE_SECONDS = { min: 5, max: 3600 };

/** How bright a picture is at least: darker than this, nobody reads it. */
export const LEAST_LIGHT = 0.2;
