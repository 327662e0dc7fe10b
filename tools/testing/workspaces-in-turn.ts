import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs a file of each workspace in turn, the longer ones first. Vitest itself runs one workspace after
 * the other: then files that mostly wait for a server are side by side, and so are those that keep the processor busy. Workspaces
 * without isolation come last and whole: a process goes on only with the next file of its own workspace.
 */
export class WorkspacesInTurn extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const workspaces = [...Map.groupBy(await super.sort(files), ({ project }) => project)];
    const isIsolated = ([{ config }]: (typeof workspaces)[number]) => config.isolate;
    const turns = workspaces
      .filter(isIsolated)
      .flatMap(([, own]) => own.map((file, turn) => ({ file, turn })))
      .toSorted((one, other) => one.turn - other.turn);
    const whole = workspaces.filter((workspace) => !isIsolated(workspace)).flatMap(([, own]) => own);
    return [...turns.map(({ file }) => file), ...whole];
  }
}
