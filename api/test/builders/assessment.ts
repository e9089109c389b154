import { type Caller } from '../test-api.ts';
import { type SaveAssessmentResponseDto } from '../../src/assessments/dto/save-assessment-response.dto.ts';

/** Five first-level answers that result in INTJ and motivation type 1. */
export const INTJ_ANSWERS = {
  'workstyle-ei': 'B',
  'workstyle-sn': 'B',
  'workstyle-tf': 'A',
  'workstyle-jp': 'A',
  'motivation-1': 'A',
} as const;

/** Returns an answer as the assessment page sends it. */
export function assessmentResponse(
  contactId: string,
  questionId: string,
  responseText = 'A',
): SaveAssessmentResponseDto {
  return {
    contactId,
    userProfileId: null,
    assessmentType: 'big_five',
    questionId,
    questionText: 'As the page showed it',
    responseText,
    responseScore: 50,
    confidenceLevel: 'medium',
  };
}

export async function addContact(caller: Caller, displayName = 'Lise Meitner'): Promise<string> {
  return String((await caller.post('/api/contacts', { displayName }).expect(201)).body.id);
}

/** Answers questions of the assessment page, one after the other. */
export async function giveAnswers(
  caller: Caller,
  contactId: string,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [question, text] of Object.entries(answers)) {
    const body = assessmentResponse(contactId, question, text);
    await caller.post('/api/assessment-responses', body).expect(201);
  }
}

/** Returns the time one year later, when an estimate of that time is due for review. */
export function aYearAfter(time: string): string {
  const date = new Date(time);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString();
}
