import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/**
 * The headers of every answer. An answer of the api is never a document, so its policy allows nothing; pages set their
 * own. `isHttps` says whether people open the product by https: on plain http in an office, what only works with it is
 * left out.
 */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
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
  // They depend on no request: taken once, from an answer that is never sent.
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  protect(request, answer, () => {});
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(asText));
}

const asText = ([name, value]: [string, OutgoingHttpHeaders[string]]): [string, string] => [
  name,
  String(value),
];
