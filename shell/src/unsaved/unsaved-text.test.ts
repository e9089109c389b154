import { createUnsavedText } from './unsaved-text.ts';

const answerOf = (unsaved: ReturnType<typeof createUnsavedText>) => unsaved.store.getState().answer;

describe('createUnsavedText', () => {
  it('allows leaving without unsaved text', async () => {
    const unsaved = createUnsavedText();
    await expect(unsaved.mayGo()).resolves.toBe(true);
    expect(answerOf(unsaved)).toBeNull();
  });

  it.each([true, false])('returns the answer: %s', async (go) => {
    const unsaved = createUnsavedText();
    unsaved.hold();
    const asked = unsaved.mayGo();
    answerOf(unsaved)?.(go);
    await expect(asked).resolves.toBe(go);
    expect(answerOf(unsaved)).toBeNull();
  });

  it('counts a hold that is released twice as one', () => {
    const unsaved = createUnsavedText();
    const release = unsaved.hold();
    unsaved.hold();
    release();
    release();
    expect(unsaved.isHeld()).toBe(true);
  });

  it('answers a question with no if it is asked again or dropped', async () => {
    const unsaved = createUnsavedText();
    unsaved.hold();
    const first = unsaved.mayGo();
    const second = unsaved.mayGo();
    await expect(first).resolves.toBe(false);
    unsaved.clear();
    await expect(second).resolves.toBe(false);
    expect(unsaved.isHeld()).toBe(false);
  });
});
