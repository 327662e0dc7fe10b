/** The delays before a tooltip opens and closes, in milliseconds. While one is shown, the next opens at once. */
export const tooltipDelay = { open: 700, close: 300 };
