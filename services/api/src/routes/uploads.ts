import type { Route } from '../serve/route.ts';
import { receiveUpload } from '../uploads/receive-upload.ts';
import { serveUpload } from '../uploads/serve-upload.ts';

export const uploadRoutes: readonly Route[] = [receiveUpload, serveUpload];
