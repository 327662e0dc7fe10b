/** The address on which the dev servers listen. */
export const loopback = '127.0.0.1';

const apiOrigin = `http://${loopback}:${process.env.PORT ?? 3000}`;

/** Vite's `proxy` of the dev servers: the requests that the api answers. */
export const apiProxy = { '/api': apiOrigin, '/media': apiOrigin, '/uploads': apiOrigin };
