import { findOrBuildMinio } from '@vetta/server/binaries/minio';
import { findTemporal } from '@vetta/server/binaries/temporal';
import { findCaddy } from '../binaries/caddy.ts';
import { findChromium } from '../binaries/chromium.ts';
import { findComposeConfig } from '../binaries/compose-config.ts';
import { findPromtool } from '../binaries/promtool.ts';
import { findSchemathesis } from '../binaries/schemathesis.ts';
import { findSeaweedFs } from '../binaries/seaweedfs.ts';

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
  const [temporal, chromium, schemathesis, caddy, promtool, composeConfig, seaweedfs, minio] =
    await Promise.all([
      findTemporal(),
      findChromium(),
      findSchemathesis(),
      findCaddy(),
      findPromtool(),
      findComposeConfig(),
      findSeaweedFs(),
      // Building MinIO takes four minutes, so only CI does it.
      ci ? findOrBuildMinio() : undefined,
    ]);
  const env: Record<string, string> = {};
  const missing: string[] = [];
  if ('path' in temporal) env.TEMPORAL_CLI = temporal.path;
  else missing.push(`the 23:59 close on a real Temporal (${temporal.why})`);
  if ('path' in chromium) env.CHROMIUM_BIN = chromium.path;
  else missing.push(`stories and journeys in a browser (${chromium.why})`);
  if ('path' in schemathesis) env.SCHEMATHESIS_BIN = schemathesis.path;
  else missing.push(`every call under schemathesis (${schemathesis.why})`);
  if ('path' in caddy) env.CADDY_BIN = caddy.path;
  else missing.push(`a rolling restart behind Caddy (${caddy.why})`);
  if ('path' in promtool) env.PROMTOOL_BIN = promtool.path;
  else missing.push(`the alert rules under promtool (${promtool.why})`);
  if ('path' in composeConfig) env.COMPOSE_CONFIG_BIN = composeConfig.path;
  else missing.push(`the compose files as Docker Compose reads them (${composeConfig.why})`);
  if ('path' in seaweedfs) env.WEED_BIN = seaweedfs.path;
  else missing.push(`files on a real SeaweedFS (${seaweedfs.why})`);
  if (minio && 'path' in minio) env.MINIO_BIN = minio.path;
  else if (minio) missing.push(`files on a real MinIO (${minio.why})`);
  return { env, chromium: 'path' in chromium, missing };
}
