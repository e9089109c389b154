import { useRef } from 'react';

/**
 * A key that tells the API which requests are one submission: the same content sent again after a
 * failure is the same submission, changed content is another one.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
