/** The texts that a meeting can have besides its title. */
const DETAILS = ['place', 'link', 'goal', 'news', 'worry', 'notes'] as const;
type Details = Record<(typeof DETAILS)[number], string | null>;

/** Returns the given texts; absent ones stay unchanged or are null. */
export function detailsOf(given: Partial<Details>, before?: Details): Details {
  const detail = (name: keyof Details) => {
    const text = given[name];
    return text === undefined ? (before?.[name] ?? null) : text;
  };
  return {
    place: detail('place'),
    link: detail('link'),
    goal: detail('goal'),
    news: detail('news'),
    worry: detail('worry'),
    notes: detail('notes'),
  };
}

/** Compares the details of two meetings. */
export function haveSameDetails(one: Details, other: Details): boolean {
  return DETAILS.every((detail) => one[detail] === other[detail]);
}

/** Returns a calendar's update of a known meeting: notes that the user changed stay. */
export function fromCalendar<Plan extends { notes?: string | null }>(
  known: Pick<Details, 'notes'> & { sourceNotes: string | null },
  plan: Plan,
) {
  const sourceNotes = plan.notes ?? null;
  const isUntouched = known.notes === known.sourceNotes;
  return { ...plan, sourceNotes, notes: isUntouched ? sourceNotes : known.notes };
}
