const VIDEO = /\.(?:mp4|webm|ogg|mov)$/i;

/** Whether the address is one of a video, by its ending; what follows «?» or «#» does not count. */
export const isVideo = (address: string): boolean => VIDEO.test(address.replace(/[?#].*$/s, ''));
