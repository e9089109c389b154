import { runProgram, StepError } from '@rapport/workspace-kit';

/**
 * Returns the files that differ from main: the commits of this branch, and the working tree with its new files. On
 * main itself, only the working tree counts.
 * @throws StepError outside of a git repository
 */
export async function changedFiles(workspace: string): Promise<string[]> {
  const base = (await tryGit(workspace, 'merge-base', 'HEAD', 'main'))?.trim() ?? 'HEAD';
  const differing = await git(workspace, 'diff', '--name-only', base);
  const added = await git(workspace, 'ls-files', '--others', '--exclude-standard');
  return [...new Set(`${differing}\n${added}`.split('\n').filter((line) => line !== ''))];
}

async function git(workspace: string, ...args: string[]): Promise<string> {
  const output = await tryGit(workspace, ...args);
  if (output !== undefined) return output;
  throw new StepError('--changed asks git what has changed, and git has no answer here.');
}

async function tryGit(workspace: string, ...args: string[]): Promise<string | undefined> {
  const { code, output } = await runProgram('git', args, { cwd: workspace });
  return code === 0 ? output : undefined;
}
