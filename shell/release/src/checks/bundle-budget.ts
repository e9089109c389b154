import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IS_OUTSIDE, messageOf, StepError } from '@rapport/workspace-kit';
import { type RemoteBuild } from '../remote-build.ts';

/** Bytes of JavaScript as they travel (brotli where that is smaller). */
export interface BundleSize {
  /** The entry and what the remote's first page needs with it. */
  first: number;
  /** Every script. */
  total: number;
  /** By path, the largest first. */
  scripts: { path: string; bytes: number }[];
}

export type BundleBudget = Pick<BundleSize, 'first' | 'total'>;

/** Measures a built and compressed remote. */
export async function measureBundle(folder: string, build: RemoteBuild): Promise<BundleSize> {
  const scripts = await Promise.all(
    Object.keys(build.files).map(async (path) => ({ path, bytes: await sentBytes(folder, path) })),
  );
  const sum = (paths: (path: string) => boolean) =>
    scripts.reduce((bytes, script) => bytes + (paths(script.path) ? script.bytes : 0), 0);
  return {
    first: sum((path) => build.preload.includes(path)),
    total: sum(() => true),
    scripts: scripts.sort((one, other) => other.bytes - one.bytes),
  };
}

async function sentBytes(folder: string, path: string): Promise<number> {
  const file = join(folder, path);
  const form = await readFile(`${file}.br`).catch(() => readFile(file));
  return form.byteLength;
}

/**
 * Holds a bundle to its budget.
 * @param budgetFile for the message, and where the budget is raised
 * @throws StepError with the exact bytes and the largest scripts
 */
export function checkBudget(
  name: string,
  size: BundleSize,
  budget: BundleBudget | undefined,
  budgetFile: string,
): void {
  if (!budget) {
    throw new StepError(
      `${name} has no budget. Add one to ${budgetFile}: "${name}": { "first": ${size.first}, "total": ${size.total} }.`,
    );
  }
  const over = (['first', 'total'] as const).filter((part) => size[part] > budget[part]);
  if (over.length === 0) return;
  const lines = over.map(
    (part) =>
      `${WORDS[part]}: ${bytes(size[part])}, ${bytes(size[part] - budget[part])} over its budget of ${bytes(budget[part])}`,
  );
  const largest = size.scripts.slice(0, 3).map(({ path, bytes: of }) => `${path} ${bytes(of)}`);
  throw new StepError(
    `${name} is too large, so it was not released:\n- ${lines.join('\n- ')}\nIts largest scripts: ${largest.join(', ')}. Make it smaller, or raise the budget in ${budgetFile} in a commit that says why.`,
  );
}

const WORDS = { first: 'first load', total: 'all of it' } as const;

/** Exact bytes, as people read them. */
export function bytes(count: number): string {
  return `${count.toLocaleString('en-US')} bytes`;
}

/** Where the budgets are, as messages name it. */
export const BUDGET_FILE = IS_OUTSIDE ? 'budget.json' : 'shell/release/budgets.json';

/**
 * The committed budget of a remote; undefined when no one has set one.
 * @throws StepError when the file is not readable
 */
export async function readBudget(
  workspace: string,
  remote: string,
): Promise<BundleBudget | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(join(workspace, BUDGET_FILE), 'utf8'));
    // The file of another repository has the budget of its one remote.
    const budget: unknown = IS_OUTSIDE
      ? value
      : Reflect.get(Object(Reflect.get(Object(value), 'remotes')), remote);
    if (budget === undefined || isBudget(budget)) return budget;
    throw new Error(`the budget of ${remote} needs "first" and "total", in bytes`);
  } catch (error) {
    throw new StepError(`${BUDGET_FILE} is not readable: ${messageOf(error)}.`);
  }
}

function isBudget(value: unknown): value is BundleBudget {
  if (typeof value !== 'object' || value === null) return false;
  return ['first', 'total'].every((part) => typeof Reflect.get(value, part) === 'number');
}
