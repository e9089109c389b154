import { readImports } from '../check/boundaries.ts';
import { packages, topFolders } from '../check/checks.ts';
import { changedFiles } from './changed-files.ts';
import { planAll, planRooms, planTouched, type Request, type TestPlan } from './test-plan.ts';
import { touchedFiles } from './touched-files.ts';

/** Returns the plan for the arguments of `pnpm test`. */
export async function planTests(
  workspace: string,
  request: Exclude<Request, { what: 'repeat' }>,
): Promise<TestPlan> {
  if (request.what === 'all') return planAll(request.length);
  if (request.what === 'rooms') return planRooms(workspace, request.folders, request.length);
  const changed = await changedFiles(workspace);
  const graph = await readImports(workspace, topFolders(workspace));
  const folders = packages(workspace);
  const touched = touchedFiles(changed, { ...graph, packages: folders });
  return touched === undefined ? planAll('quick') : planTouched(touched, folders);
}
