import { type ObjectStore } from '../stores/object-store.ts';

/** What tests release: a remote of 1,000 bytes at most, which fits the shell, in the same second. */
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
