/** Asks the main process of Jest for something that all test files share; the first one waits until it is made. */
export async function sharedPart<T>(part: 'template' | 'api'): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${process.env.RAPPORT_TEST_PARTS}/${part}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return JSON.parse(text) as T;
}
