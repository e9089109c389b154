import { join } from 'node:path';
import { cruise, format, type ICruiseResult, type IDependency } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTypescript from 'dependency-cruiser/config-utl/extract-ts-config';
import { packages } from './checks.ts';
import {
  describeCircle,
  findFolderCircles,
  type Import,
  withPackagesAsNames,
} from './folder-circles.ts';

/** Violations in the imports of a workspace. */
export interface BoundaryReport {
  /** Ready to print: the broken rules, then the circles. */
  text: string;
  ok: boolean;
}

/**
 * Checks the imports below `folders`: against the rules of .dependency-cruiser.cjs, and that no two sibling folders
 * import each other.
 */
export async function checkBoundaries(
  workspace: string,
  folders: readonly string[],
): Promise<BoundaryReport> {
  const cruised = await cruiseWorkspace(workspace, folders);
  const rules = await format(cruised, { outputType: 'err' });
  // A test's imports can't close a circle, because nothing imports the test.
  const imports = importsOf(cruised).filter(({ from }) => !/\.(test|spec)\.tsx?$/.test(from));
  const circles = findFolderCircles(withPackagesAsNames(imports, packages(workspace)));
  const described = circles.map(describeCircle).join('\n').replaceAll('\u2215', '/');
  const text = described
    ? `${String(rules.output)}\nFolders that import each other:\n${described}\n`
    : rules.output;
  return {
    text: String(text),
    ok: rules.exitCode === 0 && circles.length === 0,
  };
}

/** The files below `folders` and their imports of each other. */
export interface ImportGraph {
  files: string[];
  imports: Import[];
}

/** Reads the imports of a workspace, including those of tests. */
export async function readImports(
  workspace: string,
  folders: readonly string[],
): Promise<ImportGraph> {
  const cruised = await cruiseWorkspace(workspace, folders);
  return { files: cruised.modules.map(({ source }) => source), imports: importsOf(cruised) };
}

async function cruiseWorkspace(
  workspace: string,
  folders: readonly string[],
): Promise<ICruiseResult> {
  const options = await extractOptions(join(workspace, '.dependency-cruiser.cjs'));
  const tsConfig = extractTypescript(join(workspace, 'tsconfig.browser.json'));
  const { output } = await cruise([...folders], { ...options, baseDir: workspace }, undefined, {
    tsConfig,
  });
  if (typeof output === 'string') throw new Error(output);
  return output;
}

/** Imports between files of the workspace. */
function importsOf({ modules }: ICruiseResult): Import[] {
  return modules
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ coreModule, couldNotResolve }) => !coreModule && !couldNotResolve)
        .filter((dependency) => !namesDto(dependency))
        .map(({ resolved }) => ({ from: source, to: resolved })),
    )
    .filter(({ from, to }) => ![from, to].some((path) => path.includes('node_modules/')));
}

/**
 * True if an import only uses the type of a body or a response. Those are defined once, in the DTO of the endpoint
 * that sends them, so code that creates a part of one imports its type.
 */
function namesDto({ resolved, dependencyTypes }: IDependency): boolean {
  return /^api\/src\/.*\/dto\//.test(resolved) && dependencyTypes.includes('type-only');
}
