import * as calls from '@vetta/contract/site';
import { getSite } from '@vetta/league/site/site';
import { serve } from '../serve/serve.ts';

export const siteRoutes = [serve(calls.getSite, (_, { db, moment }) => getSite(db, moment))];
