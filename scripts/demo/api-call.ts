/** Calls the API as a signed-in user and returns the parsed response. */
export type ApiCall = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  body?: object,
) => Promise<unknown>;

/** @throws Error with the API's message, from the returned function, if a call fails */
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

/** Returns a field of a response; undefined if it doesn't exist. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Returns a string field of a response; '' if it doesn't exist. */
export function textOf(value: unknown, name: string): string {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text : '';
}

/** Returns the entries of a response, or of a list in it; empty without a list. */
export function listOf(value: unknown, name?: string): unknown[] {
  const list = name === undefined ? value : fieldOf(value, name);
  return Array.isArray(list) ? list : [];
}
