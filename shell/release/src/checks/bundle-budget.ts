import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IS_OUTSIDE, messageOf, StepError } from '@rapport/workspace-kit';
import { type RemoteBuild } from '../remote-build.ts';

/** Bytes of JavaScript as transferred (brotli if that's smaller). */
export interface BundleSize {
  /** The entry, and what the remote's first page needs in addition. */
  first: number;
  /** Every script. */
  total: number;
  /** By path, largest first. */
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
 * Checks a bundle against its budget.
 * @param budgetFile file to raise the budget in, for the message
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

/** Formats exact bytes for users. */
export function bytes(count: number): string {
  return `${count.toLocaleString('en-US')} bytes`;
}

/** Path of the budgets in messages. */
export const BUDGET_FILE = IS_OUTSIDE ? 'budget.json' : 'shell/release/budgets.json';

/**
 * Reads the committed budget of a remote; undefined if there's none.
 * @throws StepError if the file isn't readable
 */
export async function readBudget(
  workspace: string,
  remote: string,
): Promise<BundleBudget | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(join(workspace, BUDGET_FILE), 'utf8'));
    // The file of another repository contains only the budget of its one remote.
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
