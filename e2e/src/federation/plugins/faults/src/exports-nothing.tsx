export const weather = 'unknown';
