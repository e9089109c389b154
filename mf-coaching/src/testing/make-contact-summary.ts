import { type ContactSummary } from '@rapport/api-client';

/** An assessed contact who is overdue; name what the test is about. */
export function makeContactSummary(changes: Partial<ContactSummary> = {}): ContactSummary {
  return {
    id: 'c-1',
    userProfileId: 'u-1',
    displayName: 'Emmy Noether',
    primaryEmail: null,
    primaryPhone: null,
    organizationName: null,
    organizationTitle: null,
    linkedinUrl: null,
    photoUrl: null,
    linkedinProfilePicture: null,
    photoPath: null,
    lastUpdateTime: '2026-03-01T09:00:00.000Z',
    assessmentComplete: true,
    mbtiType: 'INTJ',
    mbtiConfidence: 73,
    enneagramType: 1,
    enneagramConfidence: 72,
    lastInteractionAt: '2026-01-01T09:00:00.000Z',
    nextDueAt: '2026-03-02T09:00:00.000Z',
    nextPlannedAt: null,
    nextPlannedType: null,
    mbtiAmbiguousLetters: [],
    enneagramSecondaryTypes: [],
    enneagramCoLeaders: [],
    mbtiOpenReasons: {},
    enneagramOpenReason: null,
    narrowingQuestionCount: 0,
    objectedAt: null,
    labels: [],
    ...changes,
  };
}
