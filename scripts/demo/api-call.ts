/** One call of the API as a signed-in person; the parsed response. */
export type ApiCall = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  body?: object,
) => Promise<unknown>;

/** @throws Error with the words of the response, from the returned function, when the API refuses */
export function apiCaller(apiUrl: string, token: string): ApiCall {
  return async (method, path, body) => {
    const response = await fetch(apiUrl + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return JSON.parse(text);
  };
}

/** A field of a response, undefined where it has none of that name. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** A text of a response, '' where it has none of that name. */
export function textOf(value: unknown, name: string): string {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text : '';
}

/** The entries of a response, or of a list in it; none where there is no list. */
export function listOf(value: unknown, name?: string): unknown[] {
  const list = name === undefined ? value : fieldOf(value, name);
  return Array.isArray(list) ? list : [];
}
