import { INTERACTION_TYPES } from '../wire/interaction.ts';
import {
  KNOWN_LEAST_KINDS,
  type Today,
  TODAY_DUE_KINDS,
  type TodayDue,
  type TodayFollowUp,
  type TodayKnownLeast,
  type TodayMeeting,
  type TodayMet,
  type TodayNext,
  type TodayObservation,
  type TodayPerson,
} from '../wire/today.ts';
import { watchFor } from './decode-guidance.ts';
import { decodeMeetings, interactionMeeting } from './decode-meeting.ts';
import {
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

const person = /* @__PURE__ */ record<TodayPerson>({
  id: text,
  displayName: text,
  photoPath: nullable(text),
});

const meeting = /* @__PURE__ */ record<TodayMeeting>({
  person,
  interactionId: text,
  type: knownOr(INTERACTION_TYPES, 'meeting'),
  description: nullable(text),
  duration: nullable(number),
  interactionDate: moment,
  day: oneOf(['today', 'tomorrow']),
  meeting: nullable(interactionMeeting),
});

const followUp = /* @__PURE__ */ record<TodayFollowUp>({
  person,
  interactionId: text,
  actionId: text,
  title: text,
  reason: text,
  followUpAt: moment,
  daysLate: orElse(number, 0),
});

const due = /* @__PURE__ */ record<TodayDue>({
  person,
  actionId: text,
  kind: knownOr(TODAY_DUE_KINDS, 'due'),
  reason: text,
  dueAt: moment,
});

const next = /* @__PURE__ */ record<TodayNext>({ person, dueAt: moment });
const observation = /* @__PURE__ */ record<TodayObservation>({ person, watchFor });

const met = /* @__PURE__ */ record<TodayMet>({
  person,
  interactionId: text,
  type: knownOr(INTERACTION_TYPES, 'note'),
  description: nullable(text),
  interactionDate: moment,
});

const knownLeast = /* @__PURE__ */ record<TodayKnownLeast>({
  person,
  kind: oneOf(KNOWN_LEAST_KINDS),
  reason: text,
});

/** What an older API leaves out is empty. */
export const decodeToday = /* @__PURE__ */ record<Today>({
  date: moment,
  meetings: orElse(listOfKnown(meeting, { day: ['today', 'tomorrow'] }), []),
  begun: orElse(decodeMeetings, []),
  followUps: orElse(list(followUp), []),
  due: orElse(list(due), []),
  dueCount: orElse(number, 0),
  next: orElse(list(next), []),
  observe: orElse(list(observation), []),
  recent: orElse(list(met), []),
  knownLeast: orElse(listOfKnown(knownLeast, { kind: KNOWN_LEAST_KINDS }), []),
});
