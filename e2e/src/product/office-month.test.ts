import { test } from 'vitest';
import { liveAMonth } from './office-month.ts';

test(
  'by keyboard an office lives from its first hour to the 3rd of the next month, job by job',
  {
    timeout: 480_000,
  },
  () => liveAMonth(1280),
);
