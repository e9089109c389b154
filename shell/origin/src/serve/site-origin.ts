import { type Answer, textAnswer } from '../answer.ts';
import { COMMON_HEADERS } from '../compose/security-headers.ts';
import { REMOTES_PATH } from '../export/site-rules.ts';
import { type OriginHandler } from './origin-server.ts';
import { ALIVE_PATH, remoteOrigin } from './remote-origin.ts';
import { withoutRetryPrefix } from './request-path.ts';
import { shellOrigin, type ShellOriginOptions } from './shell-origin.ts';

/** Next to the releases of the remotes there may be those of the shell, which aren't part of the site. */
const SHELL_RELEASES = '/shell/';

/**
 * One origin for the shell and all remotes: the shell at `/`, the releases of each remote below `/remotes/<name>/`.
 * @param remotes folder of the releases, `<remote>/<version>/`
 */
export function siteOrigin(shell: ShellOriginOptions, remotes: string): OriginHandler {
  const ofShell = shellOrigin(shell);
  const ofRemotes = remoteOrigin(remotes, { folders: 'by remote' });
  const { inbox, redirect } = ofShell;
  const answerOf = async (origin: OriginHandler, request: Request): Promise<Answer> => {
    const answer = await origin.handle(request);
    return { ...answer, headers: { ...origin.headers, ...answer.headers } };
  };
  return {
    headers: COMMON_HEADERS,
    ...(inbox && { inbox }),
    ...(redirect && { redirect }),
    async handle(request) {
      if (request.path === ALIVE_PATH) return textAnswer(200, 'alive');
      const path = withoutRetryPrefix(request.path);
      if (!path.startsWith(REMOTES_PATH)) return answerOf(ofShell, request);
      const inFolder = path.slice(REMOTES_PATH.length - 1);
      if (inFolder.startsWith(SHELL_RELEASES)) {
        return textAnswer(404, 'Not found.', ofRemotes.headers);
      }
      return answerOf(ofRemotes, { ...request, path: inFolder });
    },
  };
}

type Request = Parameters<OriginHandler['handle']>[0];
