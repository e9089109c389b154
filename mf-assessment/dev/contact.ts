import { type Contact } from '@rapport/contracts';

/** The contact that everything here is about; not assessed yet. */
export const CONTACT: Contact = {
  id: '00000000-0000-4000-8000-0000000000c1',
  userProfileId: '00000000-0000-4000-8000-0000000a10e0',
  displayName: 'Caroline Herschel',
  primaryEmail: 'caroline@observatory.example',
  primaryPhone: null,
  organizationName: 'Bath Observatory',
  organizationTitle: 'Head of Surveys',
  linkedinUrl: null,
  photoUrl: null,
  linkedinProfilePicture: null,
  lastUpdateTime: '2026-01-10T09:00:00.000Z',
  assessmentComplete: false,
  mbtiType: null,
  mbtiConfidence: null,
  enneagramType: null,
  enneagramConfidence: null,
  lastInteractionAt: null,
  nextDueAt: null,
  mbtiAmbiguousLetters: [],
  enneagramSecondaryTypes: [],
  bigFiveOpenness: null,
  viaTopStrength1: null,
};
