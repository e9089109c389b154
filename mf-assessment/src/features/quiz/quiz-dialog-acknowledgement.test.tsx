import { RESPONSIBLE_USE_POINTS } from '@rapport/contracts';
import { requestError } from '@rapport/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { ACKNOWLEDGED_PROFILE, NEW_PROFILE } from '../../testing/acknowledged.tsx';
import { openQuizUnacknowledged, press, question } from '../../testing/open-quiz.tsx';

const PROFILE = '/api/user/profile';
const ACKNOWLEDGE = '/api/user/acknowledgements/responsible-use';

const request = jest.fn();
const open = () => openQuizUnacknowledged({ request });
const tick = () => screen.findByRole('checkbox', { name: /I have read this/ });

/**
 * Responds with `profile` to requests of the profile, and with `acknowledge` to an acknowledgement, which is then
 * part of the profile.
 */
function answering(profile: object, acknowledge: () => Promise<unknown> = async () => ({})) {
  let stored = profile;
  request.mockImplementation(async (path) => {
    if (path === PROFILE) return stored;
    const responsibleUse = await acknowledge();
    stored = { ...stored, responsibleUse };
    return responsibleUse;
  });
}

describe('the responsible-use note', () => {
  it('is shown in full before the first question', async () => {
    answering(NEW_PROFILE);
    open();
    expect(
      await screen.findByRole('dialog', { name: 'Before your first assessment' }),
    ).toBeVisible();
    expect(RESPONSIBLE_USE_POINTS).toHaveLength(7);
    for (const point of RESPONSIBLE_USE_POINTS) expect(screen.getByText(point)).toBeVisible();
    await waitFor(() => expect(screen.getByText('Before your first assessment')).toHaveFocus());
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('needs the tick before it can be accepted, and no key answers in the meantime', async () => {
    answering(NEW_PROFILE);
    open();
    const box = await tick();
    expect(screen.getByRole('button', { name: 'Agree and Continue' })).toBeDisabled();
    await press(['A', 'B']);
    expect(box).not.toBeChecked();
    expect(localStorage).toHaveLength(0);
  });

  it('is saved once and followed by the first question', async () => {
    answering(NEW_PROFILE, () => Promise.resolve(ACKNOWLEDGED_PROFILE.responsibleUse));
    const { user } = open();
    await user.click(await tick());
    await user.click(screen.getByRole('button', { name: 'Agree and Continue' }));
    expect(await screen.findByText('Question 1')).toBeVisible();
    expect(question()).toHaveFocus();
    expect(request.mock.calls.filter(([path]) => path === ACKNOWLEDGE)).toEqual([
      [ACKNOWLEDGE, { method: 'PUT', body: { version: '1' } }],
    ]);
  });

  it('says when it could not be saved, keeps the tick and tries again', async () => {
    let failing = true;
    answering(NEW_PROFILE, () =>
      failing
        ? Promise.reject(requestError('Failed to fetch: network', null))
        : Promise.resolve(ACKNOWLEDGED_PROFILE.responsibleUse),
    );
    const { user } = open();
    await user.click(await tick());
    await user.click(screen.getByRole('button', { name: 'Agree and Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("Your agreement isn't saved yet");
    expect(screen.getByRole('alert')).toHaveTextContent(
      "Couldn't reach Rapport. Try again in a moment.",
    );
    expect(await tick()).toBeChecked();
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Question 1')).toBeVisible();
  });

  it('is not shown to someone who has accepted it', async () => {
    answering(ACKNOWLEDGED_PROFILE);
    open();
    expect(await screen.findByText('Question 1')).toBeVisible();
    expect(question()).toHaveFocus();
  });

  it('is shown again when its text has changed', async () => {
    answering({ ...NEW_PROFILE, responsibleUse: { version: '0', acknowledgedAt: '2020-01-01' } });
    open();
    expect(await tick()).toBeVisible();
  });

  it('can be left without a question', async () => {
    answering(NEW_PROFILE);
    const { user, onClose } = open();
    await tick();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('whether the note was accepted', () => {
  it('is loaded behind a skeleton', () => {
    request.mockReturnValue(new Promise(() => {}));
    open();
    expect(screen.getByRole('dialog', { name: 'Assess Michael Faraday' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  it('can be loaded again after a failure', async () => {
    request.mockRejectedValueOnce(requestError('HTTP 503 - Service Unavailable', 503));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'It appears here as soon as Rapport is reachable again.',
    );
    answering(ACKNOWLEDGED_PROFILE);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Question 1')).toBeVisible();
  });
});
