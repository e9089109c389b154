import { renderInShell } from '@rapport/remote-kit/testing';
import { act } from '@testing-library/react';

/**
 * {@link renderInShell} for a page that suspends until its first data: waits for responses that are available
 * immediately.
 */
export function beginInShell(...page: Parameters<typeof renderInShell>) {
  return act(async () => renderInShell(...page));
}
