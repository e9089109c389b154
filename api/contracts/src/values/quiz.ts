/**
 * `quiz`: the quiz dialog. `page`: the assessment page. `change`: a changed answer. `observation`: an answer to a
 * question to watch for.
 */
export const RUN_SOURCES = ['quiz', 'page', 'change', 'observation'] as const;
export type RunSource = (typeof RUN_SOURCES)[number];

/** All sources of a run. `writing`: confirmed by the user from something the contact wrote. */
export const ALL_RUN_SOURCES = [...RUN_SOURCES, 'writing'] as const;
export type AnyRunSource = (typeof ALL_RUN_SOURCES)[number];

export const OBSERVED_ANSWERS = ['A', 'B', 'did_not_come_up'] as const;
export type ObservedAnswer = (typeof OBSERVED_ANSWERS)[number];
