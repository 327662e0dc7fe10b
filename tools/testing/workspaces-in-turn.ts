import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that took longest on two cores, from 4 minutes down to 40 s. They begin first, on a machine that has not yet measured
 * them, too: begun late, one of them would run on alone. A fault test mostly waits, a random history mostly computes, so they alternate.
 */
const LONGEST = [
  'tools/src/fuzz/openapi.test.ts',
  'services/scheduler/src/temporal/close.test.ts',
  'services/league/testing/histories/imported-months.test.ts',
  'services/server/testing/faults/lost-machine.test.ts',
  'services/scheduler/src/temporal/outages.test.ts',
  'services/league/testing/histories/grace-days.test.ts',
  'services/server/src/backup/nightly-backup.test.ts',
  'services/scheduler/src/temporal/killed-worker.test.ts',
  'services/league/testing/histories/random-histories.test.ts',
  'services/server/testing/faults/rolling-restart.test.ts',
  'services/api/src/admin-key/flooded-queue.test.ts',
  'services/server/src/backup/backup-in-bucket.test.ts',
  'services/server/testing/faults/closes-under-faults.test.ts',
  'services/server/src/start/day-backups.test.ts',
  'services/server/src/commands/key.test.ts',
  'services/server/testing/faults/killed-commands.test.ts',
  'services/scheduler/src/channels/tell-channels.test.ts',
  'services/api/src/routes/admin-key.test.ts',
  'services/server/src/embedded/postgres.test.ts',
  'services/scheduler/src/temporal/days-away.test.ts',
  'services/server/testing/faults/killed-embedded-servers.test.ts',
  'tools/src/plugins/plugin-command.test.ts',
];
/** Returns the place among the longest files, from 0; -1 for all others. */
const placeOf = ({ moduleId }: TestSpecification) =>
  LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));

/**
 * Runs the longest files first, then a file of each workspace in turn, the longer ones first. Vitest itself runs one workspace after
 * the other: then files that mostly wait for a server are side by side, and so are those that keep the processor busy. Workspaces
 * without isolation come last and whole: a process goes on only with the next file of its own workspace.
 */
export class WorkspacesInTurn extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const longest = files.filter((file) => placeOf(file) >= 0);
    const others = files.filter((file) => placeOf(file) < 0);
    const workspaces = [...Map.groupBy(await super.sort(others), ({ project }) => project)];
    const isIsolated = ([{ config }]: (typeof workspaces)[number]) => config.isolate;
    const turns = workspaces
      .filter(isIsolated)
      .flatMap(([, own]) => own.map((file, turn) => ({ file, turn })))
      .toSorted((one, other) => one.turn - other.turn);
    const whole = workspaces.filter((workspace) => !isIsolated(workspace)).flatMap(([, own]) => own);
    return [
      ...longest.toSorted((one, other) => placeOf(one) - placeOf(other)),
      ...turns.map(({ file }) => file),
      ...whole,
    ];
  }
}
