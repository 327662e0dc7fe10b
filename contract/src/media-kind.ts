const VIDEO = /\.(?:mp4|webm|ogg|mov)$/i;

/** Whether the address ends in a video's file extension; query and fragment are ignored. */
export const isVideo = (address: string): boolean => VIDEO.test(address.replace(/[?#].*$/s, ''));
