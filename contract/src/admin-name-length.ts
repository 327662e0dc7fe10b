/** How many characters of an admin's name («Chi sei?») are kept: by the device, and by the api for the Registro. */
export const ADMIN_NAME_LENGTH = 120;
