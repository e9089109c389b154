/** Requests a part that all test files share from Jest's main process; the first request waits until it's created. */
export async function sharedPart<T>(part: 'template' | 'api'): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${process.env.RAPPORT_TEST_PARTS}/${part}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return JSON.parse(text) as T;
}
