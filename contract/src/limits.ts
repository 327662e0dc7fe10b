/** How many characters of an admin's name («Chi sei?») are kept: by the device, and by the api for the Registro. */
export const ADMIN_NAME_LENGTH = 120;

/** How many hours a device keeps what was typed and is not saved: forms, and the grid of an evening. */
export const DRAFT_HOURS = 24;

/** The most letters of a guest's message: the page reads so many in some milliseconds. */
export const LONGEST_MESSAGE = 256_000;

/** The largest number of players that one call adds. */
export const MOST_NEW_PLAYERS = 1_000;
