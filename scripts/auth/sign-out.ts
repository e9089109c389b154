import { type Scope } from './api-revocations.ts';
import { bearerOf, type AuthRequest } from './auth-request.ts';
import { type Handler, type HandlerContext } from './handler.ts';

/** Ends sessions: first here, so none of them gets a new token, then at the API, which refuses their tokens. */
export async function endSessions(
  { forward, revocations }: HandlerContext,
  asked: AuthRequest,
  token: string,
  scope: Scope,
): Promise<Response> {
  const path = '/auth/v1/logout';
  const response = await forward(asked, {
    path,
    method: 'POST',
    query: { scope },
    json: {},
    token,
  });
  if (response.ok) await revocations.tell(token, scope);
  return response;
}

/** Signs out: this session, all of the user's, or all but this one. */
export const signOut: Handler = (context, asked) => {
  const token = bearerOf(asked);
  const scope = scopeOf(asked.query.get('scope') ?? asked.body.json['scope'] ?? 'local');
  // The library creates the error for what is missing.
  if (token === null || scope === undefined) return context.forward(asked);
  return endSessions(context, asked, token, scope);
};

function scopeOf(text: unknown): Scope | undefined {
  return text === 'global' || text === 'local' || text === 'others' ? text : undefined;
}
