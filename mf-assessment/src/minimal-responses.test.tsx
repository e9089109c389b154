import { RESPONSIBLE_USE_VERSION } from '@rapport/contracts';
import { fakeShell, renderInShell } from '@rapport/remote-kit/testing';
import { screen } from '@testing-library/react';
import remote from './remote.tsx';
import { fakeAssessmentApi } from './testing/fake-assessment-api.ts';
import { CONTACT, openQuizUnacknowledged } from './testing/open-quiz.tsx';

const RESPONSES = `GET /api/assessment-responses/${CONTACT.id}`;
const PROFILE = {
  assessmentComplete: false,
  responsibleUse: { version: RESPONSIBLE_USE_VERSION, acknowledgedAt: '2026-01-08T09:00:00.000Z' },
};

/** The least that each response can hold: what an older API may send to pages of today. */
const MINIMAL = {
  [`GET /api/contacts/${CONTACT.id}`]: { ...CONTACT, lastUpdateTime: '2026-01-08T09:00:00.000Z' },
  [RESPONSES]: [{ questionId: 'motivation-1', selectedOption: 'A' }],
  'GET /api/user/profile': PROFILE,
  'GET /api/user-profile': { assessmentComplete: false },
};

function open(path: string, changes: Record<string, unknown> = {}) {
  const { request, answers } = fakeAssessmentApi();
  for (const [call, answer] of Object.entries({ ...MINIMAL, ...changes })) {
    answers.set(call, () => Promise.resolve(answer));
  }
  const shell = fakeShell({ request: request as never });
  return renderInShell(remote.createRoutes(shell), { shell, path });
}

beforeAll(async () => {
  await import('./features/contact-assessment/contact-assessment-page.tsx');
  await import('./features/self-assessment/self-assessment-page.tsx');
});

describe('with responses that hold as little as they can', () => {
  it('the contact assessment shows the stored answer', async () => {
    open(`/assessment/${CONTACT.id}`);
    expect(await screen.findByText('1 of 7 answered')).toBeVisible();
  });

  it('the self-assessment asks its questions', async () => {
    open('/my-assessment');
    expect((await screen.findAllByText('0 of 14 completed'))[0]).toBeInTheDocument();
  });

  it('the self-assessment shows a result that has no score', async () => {
    open('/my-assessment', {
      'GET /api/user/profile': { ...PROFILE, assessmentComplete: true },
      'GET /api/user-profile': { assessmentComplete: true },
    });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });

  it('the quiz asks its first question', async () => {
    openQuizUnacknowledged({ request: () => Promise.resolve(PROFILE as never) });
    expect(await screen.findByRole('heading', { level: 3 })).toBeVisible();
  });
});

it('an answer that only a newer API knows leaves its question without an answer', async () => {
  open(`/assessment/${CONTACT.id}`, {
    [RESPONSES]: [{ questionId: 'motivation-1', selectedOption: 'C' }],
  });
  expect(await screen.findByText('0 of 7 answered')).toBeVisible();
});

describe('a response that cannot be decoded', () => {
  it.each([
    ['the contact', `GET /api/contacts/${CONTACT.id}`],
    ['the stored answers', RESPONSES],
  ])('gives the contact assessment an error and a Retry: %s', async (_what, call) => {
    open(`/assessment/${CONTACT.id}`, { [call]: 'out of order' });
    expect(
      await screen.findByRole('heading', { name: 'Unable to load this contact' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('gives the self-assessment an error and a Retry', async () => {
    open('/my-assessment', { 'GET /api/user/profile': [] });
    expect(
      await screen.findByRole('heading', { name: 'Unable to load your assessment' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
