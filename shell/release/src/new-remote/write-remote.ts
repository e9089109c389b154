import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StepError } from '@rapport/workspace-kit';
import { type RemotePlan } from './remote-plan.ts';

const TEMPLATE = fileURLToPath(new URL('template/', import.meta.url));
const SUFFIX = '.template';
const BUDGETS = 'shell/release/budgets.json';
/** Bytes that a new page needs with room to grow; its team raises them when it has a reason. */
const FIRST_BUDGET = { first: 30_000, total: 60_000 };

/**
 * Writes the folder of a new remote, and names it in the two files that list remotes: the workspace
 * and the budgets. Nothing of the shell changes.
 * @returns the files that were written, relative to the workspace
 * @throws StepError when the folder is there already
 */
export function writeRemote(workspace: string, plan: RemotePlan): string[] {
  const folder = join(workspace, plan.name);
  if (existsSync(folder)) {
    throw new StepError(
      `The folder ${plan.name} is there already. Remove it or choose another name.`,
    );
  }
  const files = templateFiles().map((path) => {
    const target = join(plan.name, path.slice(0, -SUFFIX.length)).replace(
      'feature-',
      `${plan.feature}-`,
    );
    const text = fillIn(readFileSync(join(TEMPLATE, path), 'utf8'), plan);
    mkdirSync(dirname(join(workspace, target)), { recursive: true });
    writeFileSync(join(workspace, target), text);
    return target;
  });
  joinWorkspace(workspace, plan.name);
  setBudget(workspace, plan.name);
  return [...files, 'pnpm-workspace.yaml', BUDGETS];
}

function templateFiles(): string[] {
  return readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(SUFFIX))
    .sort();
}

/** Replaces every `{{field}}` of the template. */
function fillIn(template: string, plan: RemotePlan): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, field: string) => {
    const value: unknown = Reflect.get(plan, field);
    if (value === undefined) throw new Error(`The template asks for ${field}, which nobody knows.`);
    return String(value);
  });
}

/** The other remotes stand in the list of packages; the new one stands behind the last of them. */
function joinWorkspace(workspace: string, name: string): void {
  const file = join(workspace, 'pnpm-workspace.yaml');
  const lines = readFileSync(file, 'utf8').split('\n');
  const last = lines.findLastIndex((line) => /^ {2}- mf-/.test(line));
  if (last === -1)
    throw new StepError('pnpm-workspace.yaml lists no remote to put this one behind.');
  lines.splice(last + 1, 0, `  - ${name}`);
  writeFileSync(file, lines.join('\n'));
}

function setBudget(workspace: string, name: string): void {
  const file = join(workspace, BUDGETS);
  const budgets: { remotes: Record<string, unknown> } = JSON.parse(readFileSync(file, 'utf8'));
  budgets.remotes[name] = FIRST_BUDGET;
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
}
