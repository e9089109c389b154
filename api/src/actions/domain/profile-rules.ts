import {
  type ContactTipId,
  DIMENSION_LETTERS,
  openLettersRemark,
  type OpenReason,
  type OpenReasons,
  WORK_STYLE_DIMENSIONS,
  type WorkStyleDimension,
} from '@rapport/contracts';
import { reviewDueAt } from '../../contacts/domain/review.ts';
import { type ActionContact, type Rule } from './action-facts.ts';

const ENOUGH_TO_ASSESS = 3;

const assess: Rule = {
  id: 'R6',
  actionType: 'assess',
  priority: 50,
  page: 'assessment',
  suggest: ({ contact, interactions }) => {
    if (contact.objected || contact.assessmentComplete) return null;
    if (interactions.length < ENOUGH_TO_ASSESS) return null;
    return {
      title: 'Estimate how they like to work',
      reason: `${interactions.length} interactions are logged. That's enough to answer seven short questions.`,
      evidence: { assessmentComplete: false },
    };
  },
};

const refine: Rule = {
  id: 'R7',
  actionType: 'refine',
  priority: 45,
  page: 'assessment',
  suggest: ({ contact }) => {
    const prompt = observation(contact);
    if (!contact.assessmentComplete || prompt === null) return null;
    return {
      ...prompt,
      evidence: {
        mbtiType: contact.mbtiType,
        openLetters: [...contact.mbtiAmbiguousLetters].sort().join(''),
        enneagramType: contact.enneagramType,
        tiedMotivationTypes: [...contact.tiedMotivationTypes].sort().join(', '),
      },
    };
  },
};

const review: Rule = {
  id: 'R8',
  actionType: 'review',
  priority: 30,
  page: 'assessment',
  suggest: ({ contact: { assessmentComplete, assessedAt, reviewedAt }, now }) => {
    if (!assessmentComplete || assessedAt === null) return null;
    const due = reviewDueAt(assessedAt, reviewedAt);
    if (now <= due) return null;
    return {
      title: 'Look at the assessment again',
      reason: "It's more than a year old, and people change.",
      dueAt: due,
      evidence: {
        assessedAt: assessedAt.toISOString(),
        // Each review makes the next suggestion a new one; without a review, the ID stays the same.
        ...(reviewedAt && { reviewedAt: reviewedAt.toISOString() }),
      },
    };
  },
};

const completeProfile: Rule = {
  id: 'R9',
  actionType: 'complete_profile',
  priority: 25,
  page: 'contact',
  suggest: ({ contact: { primaryEmail, primaryPhone, linkedinUrl } }) => {
    if (primaryEmail !== null || primaryPhone !== null || linkedinUrl !== null) return null;
    return {
      title: 'Add a way to reach them',
      reason: "There's no email address, phone number, or profile link yet.",
      tipIds: ['ask-for-channel'],
      evidence: { primaryEmail, primaryPhone, linkedinUrl },
    };
  },
};

/** Rules about what's known of a person. */
export const PROFILE_RULES: readonly Rule[] = [assess, refine, review, completeProfile];

interface Prompt {
  title: string;
  reason: string;
  tipIds: ContactTipId[];
}

const TITLES: Record<WorkStyleDimension, string> = {
  EI: 'Watch whether they talk or think first',
  SN: 'Watch for facts or ideas first',
  TF: 'Watch for reasons or people first',
  JP: 'Watch for plans or options first',
};

/**
 * Returns one thing to look out for: the first open letter pair, or else the tied motivation; null if nothing is
 * open.
 */
function observation({
  mbtiAmbiguousLetters,
  tiedMotivationTypes,
  openReasons = {},
  motivationOpenReason,
}: ActionContact): Prompt | null {
  const open = WORK_STYLE_DIMENSIONS.find((dimension) =>
    DIMENSION_LETTERS[dimension].some((letter) => mbtiAmbiguousLetters.includes(letter)),
  );
  const remark = openLettersRemark(mbtiAmbiguousLetters);
  if (open && remark) {
    return {
      title: TITLES[open],
      reason: `The work style still has ${remark}.${why(dimensionReason(open, openReasons))}`,
      tipIds: [`observe-${open}`],
    };
  }
  if (motivationOpenReason === 'no_answer') {
    return {
      title: 'Notice what they care about most',
      reason: 'No answer has settled the motivation type yet.',
      tipIds: ['observe-motivation'],
    };
  }
  if (tiedMotivationTypes.length === 0) return null;
  return {
    title: 'Notice what they care about most',
    reason: 'Several motivation types are tied.',
    tipIds: ['observe-motivation'],
  };
}

function dimensionReason(
  dimension: WorkStyleDimension,
  reasons: OpenReasons,
): OpenReason | undefined {
  const [first, second] = DIMENSION_LETTERS[dimension];
  return reasons[first] ?? reasons[second];
}

function why(reason: OpenReason | undefined): string {
  if (reason === undefined) return '';
  return reason === 'contradicting'
    ? ' Your answers point both ways.'
    : ' No answer has settled it yet.';
}
