import { getOpenApi } from '@vetta/contract/health';
import { openApiDocument } from '../openapi/document.ts';
import { serve } from '../serve/serve.ts';

export const openApiRoutes = [serve(getOpenApi, openApiDocument)];
