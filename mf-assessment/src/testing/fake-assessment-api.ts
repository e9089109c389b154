import {
  type AssessmentResponse,
  type Contact,
  type SaveAssessmentResponse,
} from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { requestError, TEST_USER } from '@rapport/remote-kit/testing';
import { ACKNOWLEDGED_PROFILE } from './acknowledged.tsx';
import { CONTACT } from './open-quiz.tsx';

const NOW = '2026-01-08T09:00:00.000Z';

/** The tests' contact in the API's format, not assessed yet. */
function makeContact(changes: Partial<Contact> = {}): Contact {
  return {
    ...CONTACT,
    assessmentComplete: false,
    mbtiType: null,
    objectedAt: null,
    ...changes,
  } as Contact;
}

/** A stored answer in the API's format. */
export function makeResponse(
  questionId: string,
  selectedOption: AssessmentResponse['selectedOption'],
  changes: Partial<AssessmentResponse> = {},
): AssessmentResponse {
  return {
    id: `response-${questionId}`,
    contactId: CONTACT.id,
    userProfileId: TEST_USER.id,
    assessmentType: 'big_five',
    questionId,
    questionText: 'As it was asked',
    responseText: selectedOption,
    selectedOption,
    responseScore: 50,
    confidenceLevel: 'medium',
    narrowing: false,
    createdAt: NOW,
    updatedAt: NOW,
    ...changes,
  };
}

interface FakeAssessmentApi {
  request: jest.Mock<Promise<unknown>, Parameters<ShellApi['request']>>;
  /** The bodies of the saved answers, in order. */
  saved: SaveAssessmentResponse[];
  /** Responses by `METHOD path` that override the defaults. */
  answers: Map<string, () => Promise<unknown>>;
}

/** The API of the assessment page: the contact, the stored answers, and those saved during the test. */
export function fakeAssessmentApi(stored: readonly AssessmentResponse[] = []): FakeAssessmentApi {
  const saved: SaveAssessmentResponse[] = [];
  const current = new Map(stored.map((response) => [response.questionId, response]));
  const answers = new Map<string, () => Promise<unknown>>([
    [`GET /api/contacts/${CONTACT.id}`, () => Promise.resolve(makeContact())],
    [`GET /api/assessment-responses/${CONTACT.id}`, () => Promise.resolve([...current.values()])],
    ['GET /api/user/profile', () => Promise.resolve(ACKNOWLEDGED_PROFILE)],
    [`POST /api/assessment-complete/${CONTACT.id}`, () => Promise.resolve({})],
  ]);
  const request: FakeAssessmentApi['request'] = jest.fn((path, options) => {
    const call = `${options?.method ?? 'GET'} ${path}`;
    const answer = answers.get(call);
    if (answer) return answer();
    if (call !== 'POST /api/assessment-responses') {
      return Promise.reject(requestError(`unexpected ${call}`, 404));
    }
    const body = options?.body as SaveAssessmentResponse;
    saved.push(body);
    const answered = body.responseText as AssessmentResponse['selectedOption'];
    const { questionId, confidenceLevel } = body;
    const updatedAt = new Date().toISOString();
    const response = makeResponse(questionId, answered, { confidenceLevel, updatedAt });
    current.set(questionId, response);
    return Promise.resolve(response);
  });
  return { request, saved, answers };
}
