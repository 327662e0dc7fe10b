import type { Middleware } from 'koa';
import helmet from 'koa-helmet';

/**
 * The headers of every answer. An answer of the api is never a document, so its policy allows nothing; pages set their
 * own. `isHttps` says whether people open the product by https: on plain http in an office, what only works with it is
 * left out.
 */
export const securityHeaders = (isHttps: boolean): Middleware =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isHttps && { includeSubDomains: false },
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
  });
