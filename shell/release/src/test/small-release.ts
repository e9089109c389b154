import { type ObjectStore } from '../stores/object-store.ts';

/** Release options for tests: a remote of at most 1,000 bytes that fits the shell, with a fixed time. */
export function smallRelease(store: ObjectStore, lines: string[]) {
  return {
    store,
    offer: { shell: 'http://localhost:4200', contract: 1, shared: { react: '19.3.1' } },
    budget: { first: 1000, total: 1000 },
    budgetFile: 'budgets.json',
    print: (line: string) => void lines.push(line),
    now: () => new Date('2026-11-21T05:40:00Z'),
  };
}
