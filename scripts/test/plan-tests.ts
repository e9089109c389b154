import { readImports } from '../check/boundaries.ts';
import { packages, topFolders } from '../check/checks.ts';
import { changedFiles } from './changed-files.ts';
import { EVERYTHING, planRooms, planTouched, readRequest, type TestPlan } from './test-plan.ts';
import { touchedFiles } from './touched-files.ts';

/**
 * The plan for the arguments of `pnpm test`.
 * @throws StepError when they name no room
 */
export async function planTests(workspace: string, args: readonly string[]): Promise<TestPlan> {
  const folders = packages(workspace);
  const request = readRequest(args, folders);
  if (request.what === 'everything') return EVERYTHING;
  if (request.what === 'rooms') return planRooms(workspace, request.folders);
  const changed = await changedFiles(workspace);
  const graph = await readImports(workspace, topFolders(workspace));
  const touched = touchedFiles(changed, { ...graph, packages: folders });
  return touched === undefined ? EVERYTHING : planTouched(touched, folders);
}
