import { useRef } from 'react';

/**
 * Returns a key that identifies a submission to the API: the same content sent again after a failure is the same
 * submission, and changed content is another one.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
