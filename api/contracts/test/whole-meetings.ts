import { decodeMeeting } from '../src/index.ts';
import { type WholeAnswer } from './whole-contacts.ts';

const MOMENT = '2026-03-01T09:00:00.000Z';
const ID = '018f6b1e-0000-7000-8000-000000000115';
const PERSON = { id: ID, displayName: 'Ada', photoPath: '/photos/1' };

export const MEETING_OF_INTERACTION = {
  id: ID,
  place: 'Room 4',
  link: 'https://meet.example/abc',
  state: 'planned',
  people: [{ ...PERSON, interactionId: ID }],
};

export const MEETING = {
  ...MEETING_OF_INTERACTION,
  title: 'Budget',
  startsAt: MOMENT,
  duration: 30,
  source: 'own',
};

export const WHOLE_MEETING: WholeAnswer = {
  name: 'Meeting',
  decode: decodeMeeting,
  whole: MEETING,
  needed: ['id', 'title', 'startsAt'],
};
