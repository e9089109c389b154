import { renderInShell } from '@rapport/remote-kit/testing';
import { act } from '@testing-library/react';

/** {@link renderInShell} for a page that begins with its first data: waits for what is there at once. */
export function beginInShell(...page: Parameters<typeof renderInShell>) {
  return act(async () => renderInShell(...page));
}
