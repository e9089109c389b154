import { type SharedModules } from '@rapport/remote-api';
import { fakeShell } from '@rapport/remote-kit/testing';
import { render, screen } from '@testing-library/react';
import { createLoadSharedModule } from './load-shared-module.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';

const dialog: SharedModules['mf-assessment/quiz-dialog'] = {
  contract: 1,
  QuizDialog: ({ contact }) => <p>Quiz about {contact.displayName}</p>,
};
const ID = 'mf-assessment/quiz-dialog';

function loaderOf(load: unknown, retry: unknown = load) {
  const answer = (value: unknown) =>
    jest.fn(() => (value instanceof Error ? Promise.reject(value) : Promise.resolve(value)));
  return { load: answer(load), retry: answer(retry), failed: jest.fn() };
}

/** Renders the dialog of a loaded module like a remote would, with an error handler. */
function draw({ QuizDialog }: SharedModules[typeof ID], onError = jest.fn()) {
  const contact = { id: 'c-1', displayName: 'Lise Meitner' };
  render(
    <RemoteBoundary onError={onError} resetKey="" fallback={() => <p>It broke</p>}>
      <QuizDialog shell={fakeShell()} contact={contact} open onClose={() => {}} />
    </RemoteBoundary>,
  );
}

describe('createLoadSharedModule', () => {
  it('returns the module that a remote exposes', async () => {
    const loader = loaderOf(dialog);
    draw(await createLoadSharedModule(loader)(ID));
    expect(screen.getByText('Quiz about Lise Meitner')).toBeVisible();
    expect(loader.load).toHaveBeenCalledWith('mf-assessment', 'quiz-dialog');
  });

  it.each([
    ['of another contract', { ...dialog, contract: 2 }],
    ['without the dialog', { contract: 1 }],
    ['whose dialog is no component', { contract: 1, QuizDialog: 'text' }],
    ['that is nothing', null],
  ])('rejects a module %s', async (_what, module) => {
    const loader = loaderOf(module);
    await expect(createLoadSharedModule(loader)(ID)).rejects.toThrow(
      `${ID} isn't what this shell expects`,
    );
    expect(loader.failed).toHaveBeenCalledWith('mf-assessment', 'quiz-dialog', expect.any(Error));
  });

  it('retries at another URL after a failure', async () => {
    const loader = loaderOf(new Error('offline'), dialog);
    const load = createLoadSharedModule(loader);
    await expect(load(ID)).rejects.toThrow('offline');
    draw(await load(ID));
    expect(screen.getByText('Quiz about Lise Meitner')).toBeVisible();
    expect(loader.retry).toHaveBeenCalledTimes(1);
    await expect(load(ID)).rejects.toThrow('offline');
    expect(loader.retry).toHaveBeenCalledTimes(1);
  });

  it('reports a render error of a module immediately, and reloads the module the next time', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const thrown = new Error('boom');
    const broken = {
      ...dialog,
      QuizDialog: (): never => {
        throw thrown;
      },
    };
    const loader = loaderOf(broken, dialog);
    const load = createLoadSharedModule(loader);
    const onError = jest.fn();
    draw(await load(ID), onError);
    expect(screen.getByText('It broke')).toBeVisible();
    expect(onError).toHaveBeenCalledWith(thrown);
    expect(loader.failed.mock.calls).toEqual([['mf-assessment', 'quiz-dialog', thrown]]);
    draw(await load(ID));
    expect(screen.getByText('Quiz about Lise Meitner')).toBeVisible();
    expect(loader.retry).toHaveBeenCalledTimes(1);
  });
});
