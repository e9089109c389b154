import { fakeApi, requestError } from '@rapport/remote-kit/stand-alone';
import { assessmentAnswers } from './assessment-answers.ts';
import { CONTACT } from './contact.ts';
import { selfAssessmentAnswers } from './self-assessment-answers.ts';

/** The API that this remote uses, in memory: a reload starts over. */
export function assessmentApi() {
  return fakeApi({
    'GET /api/contacts/:id': ({ params }) => {
      if (params['id'] === CONTACT.id) return CONTACT;
      throw requestError('Contact not found', 404, 'CONTACT_NOT_FOUND');
    },
    ...assessmentAnswers(),
    ...selfAssessmentAnswers(),
  });
}
