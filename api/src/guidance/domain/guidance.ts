import {
  type AnswerEvidence,
  answerEvidence,
  type InteractionOutcome,
  motivationConfidence,
  type PersonalityScores,
  type ProfileTextField,
  QUIZ_BANK,
  WORK_STYLE_DIMENSIONS,
  workStyleConfidence,
} from '@rapport/contracts';
import { reviewDueAt } from '../../contacts/domain/review.ts';
import { basedOn, countAnswers } from './based-on.ts';
import { briefing, CERTAIN_ENOUGH } from './briefing.ts';
import { type PersonEstimate } from './estimate.ts';
import { estimateOfRun, type RunFacts } from './estimate-of-run.ts';
import { firstMeetingKit } from './first-meeting.ts';
import { generalTips } from './general-tips.ts';
import { confidenceText } from './confidence-text.ts';
import { type Library } from './library.ts';
import { doesBoth, type SeenPrompt } from './next-prompt.ts';
import { ownStyle } from './own-style.ts';
import { composeProfile, fieldText, type ProfileParts } from './profile.ts';
import { contradicts, isContradicted, isTextContradicted } from './stated.ts';
import { statedAnswer } from './stated-answer.ts';
import { promptsFor, type PromptsSeen } from './prompts.ts';
import { splitLine } from './tied-motivations.ts';
import { missed, type TipMark, tipsFor } from './tips.ts';
import { workedTips } from './worked-tips.ts';
import { youAnd } from './you-and.ts';
import {
  type GuidanceAxisDto,
  type GuidanceDto,
  type GuidanceMotivationDto,
} from '../dto/guidance.dto.ts';
import { type StatedPreferenceDto } from '../../stated-preferences/dto/stated-preference.dto.ts';
import { wordsDto } from '../dto/tip-words.dto.ts';

/** The input of the guidance for one contact. */
export interface GuidanceFacts extends PromptsSeen {
  contactId: string;
  objected: boolean;
  /** True if a label marks them as a candidate. */
  candidate: boolean;
  /** The newest run; null without one. */
  run: (RunFacts & { id: string; createdAt: Date; mbtiConfidence: number }) | null;
  reviewedAt: Date | null;
  /** How many interactions have happened. */
  interactions: number;
  /** The newest known outcome. */
  lastOutcome: InteractionOutcome | null;
  /** True if the contact is due. */
  due: boolean;
  /** Feedback on tips, oldest first. */
  marks: readonly TipMark[];
  /** The user's own scores that are based on an answer; null without a self-assessment. */
  scores: Partial<PersonalityScores> | null;
  /** Current stated preferences of the contact. */
  stated: readonly StatedPreferenceDto[];
}

type Run = NonNullable<GuidanceFacts['run']>;

/** With fewer interactions, an estimate is a first impression. */
const ACQUAINTED_FROM = 3;
/** Shown instead of counts if the answers are unknown. */
const WITHOUT_ANSWERS =
  'From an earlier result saved without its answers. An estimate, not a fact.';

/** Guidance without relations and custom fields, which no advice depends on. */
type Advice = Omit<GuidanceDto, 'relations' | 'customFields'>;

/** Composes the guidance for one contact. The same facts give the same guidance. */
export function guidance(facts: GuidanceFacts, library: Library, now: Date): Advice {
  const run = facts.objected || facts.candidate ? null : facts.run;
  return run === null ? withoutEstimate(facts, library) : withEstimate(facts, run, library, now);
}

function withoutEstimate(facts: GuidanceFacts, library: Library): Advice {
  const nothing = {
    person: null,
    stale: false,
    tips: [],
    certainTips: [],
    questions: [],
    bothSides: [],
    split: null,
    howSure: null,
  };
  return {
    contactId: facts.contactId,
    libraryVersion: library.version,
    state: facts.objected ? 'objected' : 'not_assessed',
    basis: null,
    axes: [],
    motivation: null,
    profile: null,
    stated: facts.stated.map((preference) => ({ preference, instead: [], answers: null })),
    tips: facts.objected ? [] : generalTips(facts.interactions === 0, facts.stated),
    split: null,
    observe: null,
    kit: facts.objected || facts.candidate ? [] : firstMeetingKit(library),
    candidate: facts.candidate,
    worked: facts.objected || facts.candidate ? [] : workedFor(facts, library),
    briefing: briefing({ ...nothing, ...historyOf(facts) }, library),
    you: [],
    // The user isn't compared with someone who objected or is a candidate.
    own: facts.objected || facts.candidate ? null : ownSides(facts.scores),
  };
}

function withEstimate(facts: GuidanceFacts, run: Run, library: Library, now: Date): Advice {
  const evidence = run.responses && answerEvidence(QUIZ_BANK, run.responses);
  const person = estimateOfRun(run);
  const everyTip = tipsFor(person, library, facts.marks);
  const tips = everyTip.filter((tip) => !isContradicted(tip, facts.stated));
  const due = reviewDueAt(run.createdAt, facts.reviewedAt);
  const prompts = promptsFor(facts, run, evidence, now);
  const axes = WORK_STYLE_DIMENSIONS.map((dimension) =>
    axisOf(dimension, person, evidence, run, facts.seen),
  );
  const tied = splitLine(person.motivation, library);
  const split = tied !== null && isTextContradicted(tied, facts.stated) ? null : tied;
  return {
    contactId: facts.contactId,
    libraryVersion: library.version,
    state: 'ready',
    basis: {
      runId: run.id,
      assessedAt: run.createdAt.toISOString(),
      answers: evidence && countAnswers(evidence),
      interactions: facts.interactions,
      firstImpression: facts.interactions < ACQUAINTED_FROM,
      reviewDueAt: due.toISOString(),
    },
    axes,
    motivation: motivationOf(person, evidence, run),
    profile: profileOf(composeProfile(person, library, missed(facts.marks), facts.stated)),
    stated: facts.stated.map((preference) => ({
      preference,
      instead: everyTip.filter((tip) => contradicts(preference, tip)).map(({ text }) => text),
      answers: statedAnswer(preference, run.responses),
    })),
    tips: tips.map(({ advice: _advice, ...tip }) => ({
      ...tip,
      words: wordsDto(tip.words),
      pattern: null,
      dependsOn: [...tip.dependsOn],
      basedOn: basedOn(tip, evidence, run.responses),
    })),
    split: split === null ? null : { types: [...person.motivation.types], text: split },
    observe: prompts[0] ?? null,
    kit: [],
    candidate: false,
    worked: workedFor(facts, library),
    briefing: briefing(
      {
        ...historyOf(facts),
        person,
        stale: now > due,
        tips,
        // Chosen separately, because a weak motivation would replace what the letters say for sure.
        certainTips: tipsFor(person, library, facts.marks, CERTAIN_ENOUGH).filter(
          (tip) => !isContradicted(tip, facts.stated),
        ),
        questions: prompts.map(({ question }) => question),
        bothSides: axes.filter(({ both }) => both).map(({ dimension }) => dimension),
        split,
        howSure:
          evidence === null ? WITHOUT_ANSWERS : confidenceText(evidence, run.enneagramConfidence),
      },
      library,
    ),
    you:
      facts.scores === null
        ? []
        : youAnd(facts.scores, person, library.you).filter(
            ({ text }) => !isTextContradicted(text, facts.stated),
          ),
    own: ownSides(facts.scores),
  };
}

/** Tips that worked with them, without those that contradict a stated preference. */
function workedFor({ marks, stated }: GuidanceFacts, library: Library) {
  return workedTips(marks, library).filter(({ text }) => !isTextContradicted(text, stated));
}

function ownSides(scores: GuidanceFacts['scores']): GuidanceDto['own'] {
  return scores && [...ownStyle(scores).sides];
}

function historyOf({ objected, lastOutcome, due, stated }: GuidanceFacts) {
  return {
    objected,
    stated,
    lastWasNegative: lastOutcome === 'negative',
    overdue: due,
  };
}

function profileOf(parts: ProfileParts): NonNullable<GuidanceDto['profile']> {
  const field = (name: ProfileTextField) => {
    const { instruction } = parts[name];
    return { text: fieldText(name, parts), tipIds: instruction ? [instruction.tipId] : [] };
  };
  return {
    coreMotivation: field('coreMotivation'),
    workApproach: field('workApproach'),
    relationshipStyle: field('relationshipStyle'),
    communicationStyle: field('communicationStyle'),
    collaborationPreference: field('collaborationPreference'),
    growthDirection: field('growthDirection'),
    conflictResponse: field('conflictResponse'),
    stressResponse: field('stressResponse'),
    triggers: field('triggers'),
  };
}

function axisOf(
  dimension: GuidanceAxisDto['dimension'],
  person: PersonEstimate,
  evidence: AnswerEvidence | null,
  run: Run,
  seen: readonly SeenPrompt[],
): GuidanceAxisDto {
  if (evidence !== null) {
    const both = doesBoth(dimension, evidence, run.responses ?? [], seen);
    return { ...evidence.axes[dimension], both };
  }
  const { letter, state, k } = person.axes[dimension];
  const word = state === 'certain' ? workStyleConfidence(run.mbtiConfidence).word : 'open';
  return { dimension, letter, state, k, word, ...UNKNOWN_ANSWERS };
}

const UNKNOWN_ANSWERS = { for: null, against: null, unsure: null, questionIds: [], both: false };

function motivationOf(
  person: PersonEstimate,
  evidence: AnswerEvidence | null,
  run: Run,
): GuidanceMotivationDto {
  if (evidence !== null) {
    const { state, types, secondary, k, word, questionIds } = evidence.motivation;
    return { state, types, secondary, k, word, questionIds };
  }
  const { state, types, k } = person.motivation;
  const secondary = state === 'unknown' ? [] : [...run.enneagramSecondaryTypes];
  const alone = motivationConfidence(run.enneagramConfidence ?? 0, secondary).word;
  const word = { clear: alone, weak: alone, tied: 'tied', unknown: 'open' }[state];
  return { state, types: [...types], secondary, k, word, questionIds: [] };
}
