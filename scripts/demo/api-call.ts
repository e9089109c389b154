/** One call of the API as a signed-in person; the parsed answer. */
export type ApiCall = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  body?: object,
) => Promise<unknown>;

/** @throws Error with the answer's own words, from the returned function, when the API refuses */
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

/** A text of an answer, '' where it has none of that name. */
export function textOf(value: unknown, name: string): string {
  const text: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof text === 'string' ? text : '';
}
