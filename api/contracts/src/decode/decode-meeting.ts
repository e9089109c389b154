import {
  type InteractionMeeting,
  type Meeting,
  MEETING_STATES,
  type MeetingPerson,
  OWN_MEETING,
} from '../wire/meeting.ts';
import { knownOr, list, moment, nullable, number, orElse, record, text } from './decoder.ts';

const person = /* @__PURE__ */ record<MeetingPerson>({
  id: text,
  displayName: text,
  photoPath: nullable(text),
  interactionId: orElse(text, ''),
});

const people = /* @__PURE__ */ orElse(list(person), []);

export const interactionMeeting = /* @__PURE__ */ record<InteractionMeeting>({
  id: text,
  place: nullable(text),
  link: nullable(text),
  state: knownOr(MEETING_STATES, 'held'),
  people,
});

/** A state that only a newer API knows asks for nothing. */
export const decodeMeeting = /* @__PURE__ */ record<Meeting>({
  id: text,
  title: text,
  startsAt: moment,
  duration: nullable(number),
  place: nullable(text),
  link: nullable(text),
  state: knownOr(MEETING_STATES, 'held'),
  source: orElse(text, OWN_MEETING),
  people,
});
export const decodeMeetings = /* @__PURE__ */ list(decodeMeeting);
