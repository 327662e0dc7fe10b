import { getOpenApi } from '@vetta/contract/health';
import { serve } from '../serve/serve.ts';
import { openApiDocument } from './document.ts';

export const openApiRoutes = [serve(getOpenApi, () => openApiDocument)];
