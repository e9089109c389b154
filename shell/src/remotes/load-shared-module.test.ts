import { type SharedModules } from '@rapport/remote-api';
import { createLoadSharedModule } from './load-shared-module.ts';

const dialog: SharedModules['mf-assessment/quiz-dialog'] = {
  contract: 1,
  QuizDialog: () => null,
};
const ID = 'mf-assessment/quiz-dialog';

function loaderOf(load: unknown, retry: unknown = load) {
  const answer = (value: unknown) =>
    jest.fn(() => (value instanceof Error ? Promise.reject(value) : Promise.resolve(value)));
  return { load: answer(load), retry: answer(retry), failed: jest.fn() };
}

describe('createLoadSharedModule', () => {
  it('hands on the module that a remote exposes', async () => {
    const loader = loaderOf(dialog);
    await expect(createLoadSharedModule(loader)(ID)).resolves.toBe(dialog);
    expect(loader.load).toHaveBeenCalledWith('mf-assessment', 'quiz-dialog');
  });

  it.each([
    ['of another contract', { ...dialog, contract: 2 }],
    ['without the dialog', { contract: 1 }],
    ['whose dialog is no component', { contract: 1, QuizDialog: 'text' }],
    ['that is nothing', null],
  ])('refuses a module %s', async (_what, module) => {
    const loader = loaderOf(module);
    await expect(createLoadSharedModule(loader)(ID)).rejects.toThrow(
      `${ID} is not what this shell expects`,
    );
    expect(loader.failed).toHaveBeenCalledWith('mf-assessment', 'quiz-dialog', expect.any(Error));
  });

  it('tries anew under another address after a failure', async () => {
    const loader = loaderOf(new Error('offline'), dialog);
    const load = createLoadSharedModule(loader);
    await expect(load(ID)).rejects.toThrow('offline');
    await expect(load(ID)).resolves.toBe(dialog);
    expect(loader.retry).toHaveBeenCalledTimes(1);
    await expect(load(ID)).rejects.toThrow('offline');
    expect(loader.retry).toHaveBeenCalledTimes(1);
  });

  it('reports a module that threw when it was used, and loads it under another address', async () => {
    const loader = loaderOf(dialog);
    const load = createLoadSharedModule(loader);
    await load(ID);
    const thrown = new Error('boom');
    await expect(load(ID, thrown)).resolves.toBe(dialog);
    expect(loader.failed).toHaveBeenCalledWith('mf-assessment', 'quiz-dialog', thrown);
    expect(loader.retry).toHaveBeenCalledTimes(1);
  });
});
