import { checkout } from '@vetta/server/checkout';
import { run } from '@vetta/server/processes/run';

const checks: { name: string; program: string; args: string[] }[] = [
  { name: 'format, lint, imports', program: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'types', program: 'turbo', args: ['run', 'types', '--output-logs=errors-only'] },
];

/** Format, lint, the direction of imports, and types. Changes nothing. */
export default async function check(): Promise<number> {
  const results = await Promise.all(
    checks.map(async ({ name, program, args }) => {
      const began = Date.now();
      const { code, output } = await run(program, args, {
        cwd: checkout,
        env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
      });
      if (code !== 0) console.log(output.trim());
      return { name, code, seconds: (Date.now() - began) / 1_000 };
    }),
  );
  for (const { name, code, seconds } of results) {
    console.log(`${code === 0 ? 'clean ' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
  }
  return results.some(({ code }) => code !== 0) ? 1 : 0;
}
