import { endpoints } from '@vetta/contract/endpoints';
import { errorResponses } from './error-responses.ts';
import { componentSchemas } from './json-schema.ts';
import { operation } from './operation.ts';

type OpenApiDocument = ReturnType<typeof makeDocument>;

let document: OpenApiDocument | undefined;

/**
 * Returns the OpenAPI 3.1 document, derived from the endpoint objects that the server serves. It is made when somebody first asks:
 * that is a tenth of a start's work.
 */
export function openApiDocument(): OpenApiDocument {
  document ??= makeDocument();
  return document;
}

const makeDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Vetta',
    version: '1.0.0',
    license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
    description:
      "The monthly leaderboard of a sales team. Days and months are those of Europe/Rome's calendar. Any call answers 415 to a body with a Content-Encoding, and 503 while too many large requests are under way.",
  },
  servers: [{ url: '/' }],
  paths: paths(),
  components: {
    schemas: componentSchemas,
    responses: errorResponses,
    securitySchemes: {
      adminKey: { type: 'apiKey', in: 'header', name: 'X-Admin-Key' },
      // The same key, for programs that know this header alone.
      bearer: { type: 'http', scheme: 'bearer' },
    },
  },
});

function paths(): Record<string, Record<string, object>> {
  const byPath: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    byPath[endpoint.path] = {
      ...byPath[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(endpoint),
    };
  }
  return byPath;
}
