import { userInfo } from 'node:os';
import { type Room, runProgram, StepError } from '@rapport/workspace-kit';

/** Returns the name of the releasing user: the given one, or else git's user name, or else this machine's account. */
export async function publisherName(said: string | undefined, workspace: string): Promise<string> {
  return said?.trim() || (await git(workspace, 'config', 'user.name')) || userInfo().username;
}

/** Returns the current commit, followed by a plus if files differ from it; undefined without git. */
export async function commitOf(workspace: string, paths: string[]): Promise<string | undefined> {
  const commit = await git(workspace, 'rev-parse', '--short=12', 'HEAD');
  if (!commit) return undefined;
  const changes = await git(workspace, 'status', '--porcelain', '--', ...paths);
  return changes ? `${commit}+` : commit;
}

/**
 * Checks that a release can be rebuilt from a commit.
 * @throws StepError with the files of the remote that differ from it
 */
export async function requireCleanTree(
  workspace: string,
  { name, inputs }: Pick<Room, 'name' | 'inputs'>,
): Promise<void> {
  if (!(await git(workspace, 'rev-parse', 'HEAD'))) {
    throw new StepError(
      `${name} was not released: --require-clean needs a git repository with a commit.`,
    );
  }
  const changes = await git(workspace, 'status', '--porcelain', '--', ...inputs);
  if (changes === '') return;
  const files = changes.split('\n').map((line) => `- ${line.trim().replace(/^\S+\s+/, '')}`);
  throw new StepError(
    `${name} was not released: these files differ from the last commit. Commit them, or leave --require-clean out.\n${files.join('\n')}`,
  );
}

/**
 * Tags the commit of a release, so that it can be rebuilt from it.
 * @returns a line with the result, or why there's no tag
 */
export async function tagRelease(
  workspace: string,
  remote: string,
  version: string,
  commit: string | undefined,
): Promise<string> {
  const tag = `${remote}@${version}`;
  if (commit === undefined || commit.endsWith('+')) {
    return `No tag ${tag} was made: the release holds changes that are in no commit.`;
  }
  const { code, output } = await runProgram('git', ['tag', tag, commit], { cwd: workspace });
  return code === 0
    ? `Tagged ${commit} as ${tag}; publish it with "git push origin ${tag}".`
    : `No tag ${tag} was made: ${output.trim()}`;
}

async function git(cwd: string, ...args: string[]): Promise<string> {
  const { code, output } = await runProgram('git', args, { cwd });
  return code === 0 ? output.trim() : '';
}
