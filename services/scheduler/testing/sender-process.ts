import { openDatabase } from '@vetta/league/store/database';
import { systemClock } from '@vetta/league/time/clock';
import { secretBox } from '@vetta/outbound/secrets/secret-box';
import { pino } from 'pino';
import { tellChannels } from '../src/channels/tell-channels.ts';

// A process of its own that tells the channels of a database, so that a test can kill it.
const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);
tellChannels({
  database: openDatabase(databaseUrl),
  clock: systemClock,
  secrets: secretBox({ key: undefined, dataDir }),
  rules: { namedHosts: ['127.0.0.1'] },
  publicUrl: undefined,
  log: pino({ level: 'silent' }),
  temporal: undefined,
  lostMinutes: 10,
});
process.send?.('started');
