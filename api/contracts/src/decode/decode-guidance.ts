import { MOTIVATION_TYPES, WORK_STYLE_DIMENSIONS, WORK_STYLE_LETTERS } from '../types.ts';
import { CHANNEL_HINTS } from '../wire/action.ts';
import {
  AXIS_STATES,
  type Briefing,
  BRIEFING_PARTS,
  BRIEFING_STATES,
  type BriefingLine,
  type Guidance,
  GUIDANCE_STATES,
  type GuidanceAxis,
  type GuidanceBasis,
  type GuidanceMotivation,
  type GuidanceText,
  type GuidanceTip,
  MOTIVATION_STATES,
  type OwnSide,
  TIP_BASES,
  TIP_KINDS,
  TIP_SITUATIONS,
  type WatchFor,
  YOU_CARDS,
  type YouCard,
} from '../wire/guidance.ts';
import { type ProfileTextField } from '../wire/personality-profile.ts';
import { type TipFeedback } from '../wire/tip-feedback.ts';
import {
  flag,
  knownOnly,
  knownOr,
  list,
  listOfKnown,
  moment,
  nullable,
  number,
  oneOf,
  orElse,
  record,
  text,
} from './decoder.ts';

const texts = /* @__PURE__ */ orElse(list(text), []);
const count = /* @__PURE__ */ orElse(number, 0);

const basis = /* @__PURE__ */ record<GuidanceBasis>({
  runId: text,
  assessedAt: moment,
  answers: nullable(number),
  interactions: count,
  firstImpression: orElse(flag, false),
  reviewDueAt: moment,
});

const axis = /* @__PURE__ */ record<GuidanceAxis>({
  dimension: oneOf(WORK_STYLE_DIMENSIONS),
  letter: oneOf(WORK_STYLE_LETTERS),
  // A state that only a newer API knows is treated like an open letter: nothing follows from it.
  state: knownOr(AXIS_STATES, 'open'),
  k: count,
  word: orElse(text, ''),
  for: nullable(number),
  against: nullable(number),
  unsure: nullable(number),
  questionIds: texts,
  both: orElse(flag, false),
});

const motivation = /* @__PURE__ */ record<GuidanceMotivation>({
  state: knownOr(MOTIVATION_STATES, 'unknown'),
  types: knownOnly(MOTIVATION_TYPES),
  secondary: knownOnly(MOTIVATION_TYPES),
  k: count,
  word: orElse(text, ''),
  questionIds: texts,
});

const field = /* @__PURE__ */ orElse(
  record<GuidanceText>({ text: nullable(text), tipIds: texts }),
  { text: null, tipIds: [] },
);

const profile = /* @__PURE__ */ record<Record<ProfileTextField, GuidanceText>>({
  coreMotivation: field,
  workApproach: field,
  relationshipStyle: field,
  communicationStyle: field,
  collaborationPreference: field,
  growthDirection: field,
  conflictResponse: field,
  stressResponse: field,
  triggers: field,
});

const tip = /* @__PURE__ */ record<GuidanceTip>({
  id: text,
  slot: orElse(text, ''),
  kind: oneOf(TIP_KINDS),
  text,
  pattern: nullable(text),
  scene: nullable(text),
  eitherWay: orElse(flag, false),
  dependsOn: knownOnly(TIP_BASES),
  strength: orElse(number, 1),
  k: count,
  rank: count,
  channel: knownOr(CHANNEL_HINTS, null),
  situation: knownOr(TIP_SITUATIONS, 'meeting'),
  basedOn: orElse(record<GuidanceTip['basedOn']>({ text: orElse(text, ''), questionIds: texts }), {
    text: '',
    questionIds: [],
  }),
  feedback: orElse(record<GuidanceTip['feedback']>({ helped: count, notHelped: count }), {
    helped: 0,
    notHelped: 0,
  }),
});

export const watchFor = /* @__PURE__ */ record<WatchFor>({
  questionId: text,
  about: knownOr(TIP_BASES, null),
  prompt: text,
  question: nullable(text),
  optionA: text,
  optionB: text,
});

const line = /* @__PURE__ */ record<BriefingLine>({
  part: oneOf(BRIEFING_PARTS),
  text,
  pattern: nullable(text),
  tipId: nullable(text),
});

const briefing = /* @__PURE__ */ orElse(
  record<Briefing>({
    states: knownOnly(BRIEFING_STATES),
    lines: orElse(listOfKnown(line, { part: BRIEFING_PARTS }), []),
  }),
  { states: [], lines: [] },
);

const youCard = /* @__PURE__ */ record<YouCard>({
  card: oneOf(YOU_CARDS),
  axis: knownOr(WORK_STYLE_DIMENSIONS, null),
  text,
});

const ownSide = /* @__PURE__ */ record<OwnSide>({
  dimension: oneOf(WORK_STYLE_DIMENSIONS),
  side: knownOr(WORK_STYLE_LETTERS, null),
  score: nullable(number),
});

/** Tips, lines and cards of a kind that only a newer API knows are left out. */
export const decodeGuidance = /* @__PURE__ */ record<Guidance>({
  contactId: orElse(text, ''),
  libraryVersion: orElse(text, ''),
  state: oneOf(GUIDANCE_STATES),
  basis: nullable(basis),
  axes: orElse(listOfKnown(axis, { dimension: WORK_STYLE_DIMENSIONS }), []),
  motivation: nullable(motivation),
  profile: nullable(profile),
  tips: orElse(listOfKnown(tip, { kind: TIP_KINDS }), []),
  split: nullable(
    record<NonNullable<Guidance['split']>>({ types: knownOnly(MOTIVATION_TYPES), text }),
  ),
  observe: nullable(watchFor),
  briefing,
  you: orElse(listOfKnown(youCard, { card: YOU_CARDS }), []),
  own: nullable(listOfKnown(ownSide, { dimension: WORK_STYLE_DIMENSIONS })),
});

export const decodeTipFeedback = /* @__PURE__ */ record<TipFeedback>({
  contactId: orElse(text, ''),
  tipId: text,
  interactionId: text,
  helped: nullable(flag),
});
