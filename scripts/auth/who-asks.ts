import { type Asked } from './asked.ts';
import { type Desk } from './desk.ts';

/** The person behind a token, or the library's words for why there is none. */
export async function whoAsks(
  { forward }: Desk,
  asked: Asked,
): Promise<{ id: string; email: string } | Response> {
  const response = await forward(asked, { path: '/auth/v1/user', method: 'GET', query: {} });
  if (!response.ok) return response;
  const body: unknown = await response.clone().json();
  if (typeof body !== 'object' || body === null || !('id' in body)) return response;
  const email = 'email' in body && typeof body.email === 'string' ? body.email : '';
  return { id: String(body.id), email };
}
