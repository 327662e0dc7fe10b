import { askOutside, type OutsideRules } from '../requests/ask-outside.ts';

/** How long a picture may take, in milliseconds: somebody waits for it in a form. */
const PATIENCE = 10_000;
const MAX_BYTES = 10 * 1024 * 1024;
/** Within one server: a page's policy holds at each redirect. */
const MOST_REDIRECTS = 3;

/** A picture or film of another server that cannot be shown. Its message is an Italian sentence that says what to do. */
export class NoMedia extends Error {
  override readonly name = 'NoMedia';
}

/**
 * Fetches a picture or film of another server, whose address an admin typed, and returns it as a `data:` address. What a page could
 * not show either is refused, such as one that another server is asked for in the end. @throws NoMedia, OutsideFailure
 */
export async function fetchMedia(address: URL, rules: OutsideRules): Promise<string> {
  let target = address;
  for (let redirects = 0; ; redirects++) {
    const { status, headers, body } = await askOutside(target, rules, {
      headers: { accept: 'image/*, video/*', 'user-agent': 'Vetta' },
      timeoutMs: PATIENCE,
      maxBytes: MAX_BYTES,
    });
    const { host } = target;
    const location = headers.get('location');
    if (status >= 300 && status < 400 && location !== undefined) {
      const next = URL.parse(location, target);
      if (next === null || redirects === MOST_REDIRECTS)
        throw new NoMedia(`«${host}» rimanda a troppi altri indirizzi`);
      if (next.host !== host)
        throw new NoMedia(`«${host}» rimanda a «${next.host}»: scrivi l’indirizzo della foto stessa`);
      target = next;
      continue;
    }
    if (status !== 200) throw new NoMedia(`«${host}» non ha questa foto (${status}): controlla l’indirizzo`);
    const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    if (!/^(image|video)\/[\w.+-]+$/.test(type))
      throw new NoMedia(
        `«${host}» manda una pagina, non una foto o un filmato: copia l’indirizzo della foto`,
      );
    return `data:${type};base64,${Buffer.from(body).toString('base64')}`;
  }
}
