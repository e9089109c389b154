import { decodeMeeting, decodeMeetings } from '../decode/decode-meeting.ts';
import { decodeNothing } from '../decode/decoder.ts';
import {
  type CreateMeeting,
  type MeetingListQuery,
  type SetMeetingOutcome,
  type UpdateMeeting,
} from '../wire/meeting.ts';
import { endpoint, type } from './endpoint.ts';

/** The soonest first, 500 at most. */
export const list = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/meetings',
  query: { type: type<MeetingListQuery>, fields: { from: true, to: true } },
  decode: decodeMeetings,
  errors: ['VALIDATION_FAILED'],
});

export const one = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/meetings/:id',
  decode: decodeMeeting,
  errors: ['INVALID_MEETING_ID', 'MEETING_NOT_FOUND'],
});

/** A repeated Idempotency-Key whose meeting was canceled in the meantime gives MEETING_NOT_FOUND. */
export const create = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/meetings',
  body: type<CreateMeeting>,
  status: 201,
  decode: decodeMeeting,
  errors: ['VALIDATION_FAILED', 'CONTACT_NOT_FOUND', 'MEETING_NOT_FOUND'],
});

export const update = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  pattern: '/api/meetings/:id',
  body: type<UpdateMeeting>,
  decode: decodeMeeting,
  errors: [
    'INVALID_MEETING_ID',
    'MEETING_NOT_FOUND',
    'MEETING_SETTLED',
    'VALIDATION_FAILED',
    'CONTACT_NOT_FOUND',
  ],
});

/** How it went; a second time corrects the first. */
export const setOutcome = /* @__PURE__ */ endpoint({
  method: 'PUT',
  pattern: '/api/meetings/:id/outcome',
  body: type<SetMeetingOutcome>,
  decode: decodeMeeting,
  errors: ['INVALID_MEETING_ID', 'MEETING_NOT_FOUND', 'VALIDATION_FAILED'],
});

/** For one that will not take place, or did not. */
export const cancel = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  pattern: '/api/meetings/:id',
  status: 204,
  decode: decodeNothing,
  errors: ['INVALID_MEETING_ID', 'MEETING_NOT_FOUND', 'MEETING_SETTLED'],
});
