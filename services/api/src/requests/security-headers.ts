import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

type Headers = Readonly<Record<string, string>>;

export interface SecurityHeaders {
  /** For the calls' answers. They are never documents, so browsers read only some of the headers there. */
  readonly calls: Headers;
  /** For pages and their files; a page replaces the content policy with its own. */
  readonly pages: Headers;
}

const ON_CALLS = [
  'Content-Security-Policy',
  'X-Content-Type-Options',
  'Cross-Origin-Resource-Policy',
  'Strict-Transport-Security',
];

/**
 * Returns the security headers. `isHttps`: people open the product over https; on plain http in an office, headers that
 * need https are left out.
 */
export function securityHeaders(isHttps: boolean): SecurityHeaders {
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isHttps && { includeSubDomains: false },
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
  });
  // They depend on no request: helmet writes them once, into an answer that is never sent.
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  protect(answer.req, answer, () => {});
  const pages = asTexts(answer.getHeaders());
  const calls = ON_CALLS.flatMap((name) => {
    const value = pages[name.toLowerCase()];
    return value === undefined ? [] : [[name, value]];
  });
  return { calls: Object.fromEntries(calls), pages };
}

const asTexts = (headers: OutgoingHttpHeaders): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
