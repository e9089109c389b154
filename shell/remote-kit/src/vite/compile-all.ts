/**
 * Lets Chromium compile a whole file on another thread while it arrives, because a page calls most of it at once.
 * Otherwise, it parses each function twice, the second time when it's called. Other browsers ignore it.
 */
export const COMPILE_ALL = '//# allFunctionsCalledOnLoad';

/**
 * Returns the code with the comment at the top, where alone it works: Vite puts a line with names of files before it.
 * Neither line has a mapping in the source map.
 */
export function withCommentFirst(code: string): string {
  const [first = '', second, ...rest] = code.split('\n');
  return second === COMPILE_ALL ? [second, first, ...rest].join('\n') : code;
}
