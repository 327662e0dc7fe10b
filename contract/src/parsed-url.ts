/** Returns an address as a URL, or null for what is none. As `URL.parse`, which the oldest supported browsers lack. */
export function parsedUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
