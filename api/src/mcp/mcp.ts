import { type RequestHandler } from 'express';
import { AuthenticationRequired } from '../auth/auth-errors.ts';
import { bearerToken } from '../auth/bearer-token.ts';
import { type CallerVerifier } from '../auth/caller-verifier.ts';
import { verifiedUser } from '../auth/verified-user.ts';
import { MethodNotAllowed } from '../errors/http-errors.ts';
import { OwnApi } from './own-api.ts';

/** The address of the Model Context Protocol server, for assistants. */
export const MCP_PATH = '/mcp';

/**
 * Answers messages of the Model Context Protocol over streamable HTTP, one response per POST. It keeps no sessions,
 * because the next message may reach another process.
 * @param origins whose pages may call it from a browser; programs send no origin
 */
export function mcp(callers: CallerVerifier, origins: readonly string[]): RequestHandler {
  return async (request, response) => {
    // Otherwise a page whose name resolves to this machine could call a local API.
    const { origin } = request.headers;
    if (origin !== undefined && !origins.includes(origin)) {
      const error = `Pages of ${origin} may not call this address: add it to CORS_ORIGINS`;
      response.status(403).json({ error, code: 'FORBIDDEN' });
      return;
    }
    if (request.method !== 'POST') throw new MethodNotAllowed(['POST']);
    const token = bearerToken(request);
    if (token === null || (await verifiedUser(request, callers)) === null) {
      throw new AuthenticationRequired();
    }
    const { serveMessage } = await loaded();
    await serveMessage(new OwnApi(request, token), request, response);
  };
}

/** The SDK takes 30 MB of memory, so it's loaded with the first message. */
function loaded() {
  return import('./serve-message.ts');
}
