import { type ExportedPerson } from '@rapport/contracts';

/** What the export sends of a contact with something of everything; every typed text begins with "Text of". */
export function makeExportedPerson(overrides: Partial<ExportedPerson> = {}): ExportedPerson {
  const interactionId = '0198a000-0000-7000-8000-000000000011';
  const assessmentId = '0198a000-0000-7000-8000-000000000012';
  const result = {
    workStyle: 'INTJ',
    workStyleConfidence: 73,
    openLetters: ['J'],
    openLetterReasons: { J: 'contradicting' },
    motivationType: 5,
    motivationConfidence: 72,
    secondaryMotivationTypes: [1],
    tiedMotivationTypes: [],
    openMotivationReason: null,
  } satisfies Partial<ExportedPerson['contact']>;
  return {
    exportVersion: '1',
    exportedAt: '2026-11-22T09:00:00.000Z',
    photo: null,
    questions: {
      'workstyle-ei': {
        text: 'In a group discussion they usually…',
        answers: { A: 'speak early', B: 'listen first', Unsure: 'Not sure' },
      },
      'workstyle-sn-f1': {
        text: 'When they explain, they begin with…',
        answers: { A: 'a recent example', B: 'the main idea', Unsure: 'Not sure' },
      },
    },
    tips: { 'I.do': 'Send your question the day before.' },
    contact: {
      id: '018f6b1e-0000-7000-8000-000000000115',
      name: 'Lise Meitner',
      email: 'Text of the address',
      phone: 'Text of the phone number',
      organization: 'Text of the organization',
      title: 'Text of the title',
      profileLink: 'Text of the profile link',
      photoUrl: 'Text of the photo address',
      profilePicture: 'Text of the other photo address',
      photoPath: '/photos/a/b/c',
      createdAt: '2026-01-02T09:00:00.000Z',
      updatedAt: '2026-05-03T09:00:00.000Z',
      assessmentComplete: true,
      ...result,
      legalBasisNote: 'Text of the reason',
      informedAt: '2026-05-03T12:00:00.000Z',
      objectedAt: null,
      reviewedAt: '2026-06-03T12:00:00.000Z',
      openness: 50,
      topStrength: 'Text of the strength',
      cadenceDays: 30,
      cadenceChanges: [{ setAt: '2026-02-02T09:00:00.000Z', daysBefore: 60 }],
      interactions: [
        {
          id: interactionId,
          type: 'meeting',
          description: 'Text of the subject',
          notes: 'Text of the notes\non two lines',
          duration: 40,
          interactionDate: '2026-03-02T12:00:00.000Z',
          createdAt: '2026-03-02T13:00:00.000Z',
          outcome: 'positive',
          followUpAt: null,
          followUpText: null,
          followUpStatus: null,
          followUpSnoozedUntil: null,
          followUpMarkedAt: null,
          planned: false,
        },
      ],
      answers: [
        {
          questionId: 'workstyle-ei',
          question: 'Text of the question as it was asked',
          answer: 'B',
          sentText: 'B',
          score: 50,
          confidence: 'medium',
          narrowing: false,
          answeredAt: '2026-05-03T12:00:00.000Z',
          changedAt: '2026-05-03T12:00:00.000Z',
        },
      ],
      assessments: [
        {
          id: assessmentId,
          completedAt: '2026-05-03T12:00:00.000Z',
          ...result,
          notes: ['Text of the first note', 'Text of the second note'],
          baseAssessmentId: assessmentId,
          source: 'change',
          changes: [{ questionId: 'workstyle-ei', before: 'A', answer: 'B' }],
          answers: [{ questionId: 'workstyle-ei', answer: 'B', confidence: 'medium' }],
          scores: {
            openness: 50,
            conscientiousness: 50,
            extraversion: 50,
            agreeableness: 50,
            sensitivity: 50,
            honestyAndHumility: 50,
            positiveEnergy: 25,
            tension: 25,
            strengths: ['Text of a strength'],
            workplaceStyle: {},
            workplaceStyleUnderPressure: { caution: 12 },
            confidence: 75,
          },
        },
      ],
      actions: [
        {
          id: 'R3:018f6b1e-0000-7000-8000-000000000115:9f2c41d7',
          rule: 'R3',
          status: 'done',
          snoozedUntil: null,
          markedAt: '2026-05-04T12:00:00.000Z',
        },
      ],
      observations: [
        {
          questionId: 'workstyle-sn-f1',
          answer: 'B',
          interactionId,
          observedAt: '2026-05-05T12:00:00.000Z',
          assessmentId,
        },
      ],
      tipFeedback: [
        { tipId: 'I.do', interactionId, helped: true, markedAt: '2026-05-06T12:00:00.000Z' },
        { tipId: 'I.do', interactionId, helped: null, markedAt: '2026-05-07T12:00:00.000Z' },
      ],
    },
    ...overrides,
  };
}
