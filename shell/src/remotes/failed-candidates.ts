const KEY = 'rapport.failed-candidates';

/** Candidates that could not be used. It lasts as long as the visit: a reload does not try them again. */
export interface FailedCandidates {
  has(remote: string, version: string): boolean;
  add(remote: string, version: string): void;
}

/** Keeps them in the storage of the tab, or, where that is closed to us, in this page alone. */
export function failedCandidates(storage: () => Storage): FailedCandidates {
  const known = new Set(read(storage));
  const idOf = (remote: string, version: string) => `${remote}@${version}`;
  return {
    has: (remote, version) => known.has(idOf(remote, version)),
    add(remote, version) {
      known.add(idOf(remote, version));
      try {
        storage().setItem(KEY, [...known].join(' '));
      } catch {
        // The page remembers it; only a reload will try once more.
      }
    },
  };
}

function read(storage: () => Storage): string[] {
  try {
    return (storage().getItem(KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}
