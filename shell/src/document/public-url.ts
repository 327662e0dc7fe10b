const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Returns the public page's address for phones, without a slash at its end; null if only this machine reaches it. */
function addressForPhones(): string | null {
  // The server writes it for link previews: PUBLIC_URL, else the address of the request.
  const written = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  const { hostname, origin } = new URL(written ?? '/', location.href);
  return loopback.test(hostname) ? null : origin;
}

export const publicUrl: string | null = addressForPhones();
