import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs a file of each workspace in turn, the longer ones first. Vitest itself runs one workspace after the other: then files
 * that mostly wait for a server are side by side, and so are those that keep the processor busy.
 */
export class WorkspacesInTurn extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const workspaces = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    const turns = [...workspaces.values()].flatMap((own) => own.map((file, turn) => ({ file, turn })));
    return turns.toSorted((one, other) => one.turn - other.turn).map(({ file }) => file);
  }
}
