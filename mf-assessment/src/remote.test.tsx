import { fakeShell, renderInShell } from '@rapport/remote-kit/testing';
import { screen } from '@testing-library/react';
import remote from './remote.tsx';
import { fakeAssessmentApi } from './testing/fake-assessment-api.ts';
import { CONTACT } from './testing/open-quiz.tsx';

function openPage(path: string) {
  const shell = fakeShell({ request: fakeAssessmentApi().request as never });
  return renderInShell(remote.createRoutes(shell), { shell, path });
}

describe('the routes of the assessment screens', () => {
  it('lead to the assessment of a contact', async () => {
    openPage(`/assessment/${CONTACT.id}`);
    expect(
      await screen.findByRole('heading', { name: 'What have you seen Michael Faraday do?' }),
    ).toBeVisible();
  });

  it.each(['/assessment', '/assessment/42'])("say 'Invalid contact ID' at %s", (path) => {
    openPage(path);
    expect(screen.getByRole('heading', { name: 'Invalid contact ID' })).toBeVisible();
  });

  it("lead to one's own assessment", async () => {
    openPage('/my-assessment');
    expect(await screen.findByRole('heading', { level: 1, name: 'My Assessment' })).toBeVisible();
  });
});
