import { type AuthRequest } from './auth-request.ts';
import { type HandlerContext } from './handler.ts';

/** Returns the user of a token, or the library's error for the token. */
export async function userOfRequest(
  { forward }: HandlerContext,
  asked: AuthRequest,
): Promise<{ id: string; email: string } | Response> {
  const response = await forward(asked, { path: '/auth/v1/user', method: 'GET', query: {} });
  if (!response.ok) return response;
  const body: unknown = await response.clone().json();
  if (typeof body !== 'object' || body === null || !('id' in body)) return response;
  const email = 'email' in body && typeof body.email === 'string' ? body.email : '';
  return { id: String(body.id), email };
}
