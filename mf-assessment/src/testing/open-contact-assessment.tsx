import { type AssessmentResponse } from '@rapport/api-client';
import { QUIZ_BANK } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { fakeShell, renderInShell } from '@rapport/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactAssessmentPage } from '../pages/contact-assessment-page.tsx';
import { fakeAssessmentApi } from './fake-assessment-api.ts';
import { CONTACT } from './open-quiz.tsx';

export const ASSESSMENT_PATH = `/assessment/${CONTACT.id}`;

/** Prepares the assessment page with these stored answers: `start` renders it, and `saved` lists what it saves. */
export function openContactAssessment(
  stored: readonly AssessmentResponse[] = [],
  { path = ASSESSMENT_PATH, ...overrides }: Partial<ShellApi> & { path?: string } = {},
) {
  const api = fakeAssessmentApi(stored);
  const shell = fakeShell({ request: api.request as never, ...overrides });
  const start = () =>
    renderInShell(
      [
        { path: '/assessment/:contactId?', element: <ContactAssessmentPage /> },
        { path: '/contacts/:id?', element: <p>Contacts</p> },
      ],
      { shell, path },
    );
  return { ...api, start, user: userEvent.setup() };
}

/** Waits until the questions have loaded. */
export const questionsShown = () => screen.findByRole('heading', { name: 'Work Style Assessment' });

/** The group of the question with this id. */
export function questionGroup(id: string) {
  const text = QUIZ_BANK.find((question) => question.id === id)?.text ?? '';
  return screen.getByRole('radiogroup', { name: new RegExp(`${text.replace(/[.?]/g, '\\$&')}$`) });
}

/** One choice of the question with this id. */
export const choice = (id: string, answer: 'A' | 'B' | 'Unsure') =>
  within(questionGroup(id)).getAllByRole('radio')[{ A: 0, B: 1, Unsure: 2 }[answer]]!;
