import { nicknameGroups } from '@rapport/contracts';

/** Enough to find most forms of a name: "Steve", "Stephen", and "Steven". */
const STEM = 3;

/** The groups of forms that a given name is in, as for duplicates: "robert" for "Bob" and "Roberto". */
function groupsOf(word: string): string[] {
  return nicknameGroups(word).map((group) => group.slice('#'.length));
}

/** Whether two given names are forms of one. */
export function isForm(one: string, other: string): boolean {
  const groups = groupsOf(other);
  return groupsOf(one).some((group) => groups.includes(group));
}

/** What to search for, to find people called by other forms of a name: whole names, and how they begin. */
export function searchesForForms(word: string): string[] {
  const beginnings = groupsOf(word).flatMap((group) => {
    const stem = group.slice(0, STEM);
    return [group, stem, ...(stem.startsWith('c') ? [`k${stem.slice(1)}`] : [])];
  });
  return [...new Set(beginnings)];
}
