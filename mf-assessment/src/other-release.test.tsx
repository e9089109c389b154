import { screen } from '@testing-library/react';
import { openContactAssessment } from './testing/open-contact-assessment.tsx';
import { CONTACT } from './testing/open-quiz.tsx';
import { answersTo, openSelfAssessment, scoresOf } from './testing/open-self-assessment.tsx';

const UNSHOWN = "This part can't be shown. The page may be out of date.";

// React logs caught errors to the console.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

describe("a response that can't be rendered", () => {
  it('is an error below the heading of the own result', async () => {
    const scores = { ...scoresOf(answersTo(14)), bigFiveOpenness: { of: 'tomorrow' } };
    openSelfAssessment({ stored: scores as never });
    expect(await screen.findByText(UNSHOWN)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Your results' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retake' })).toBeVisible();
  });

  it('is an error in place of the questions about a contact', async () => {
    const { answers, start } = openContactAssessment();
    answers.set(`GET /api/assessment-responses/${CONTACT.id}`, () => Promise.resolve([null]));
    start();
    expect(await screen.findByText(UNSHOWN)).toBeVisible();
  });
});
