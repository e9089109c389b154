import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeRecommendation } from '../../testing/make-recommendation.ts';
import { makeUserScores } from '../../testing/make-user-scores.ts';
import { openCoaching } from '../../testing/open-coaching.tsx';

const scores = makeUserScores();
const cards = [makeRecommendation('a', { actionSteps: ['Ask first.', 'Then wait.'] })];
let nextId = 0;
/** Another person for every test, who has ticked nothing yet. */
const person = () => ({ id: `person-${nextId++}` });
const step = (name: string) => screen.findByRole('checkbox', { name });

afterEach(() => jest.restoreAllMocks());

describe('ticked steps', () => {
  it('are counted on their card', async () => {
    openCoaching({ scores, cards }, person());
    await userEvent.click(await step('Ask first.'));
    expect(screen.getByText('1 of 2 done')).toBeVisible();
    await userEvent.click(await step('Then wait.'));
    expect(screen.getByText('All done')).toBeVisible();
    await userEvent.click(await step('Ask first.'));
    expect(await step('Ask first.')).not.toBeChecked();
    expect(screen.getByText('1 of 2 done')).toBeVisible();
  });

  it('are still there when the page is opened again', async () => {
    const reader = person();
    const first = openCoaching({ scores, cards }, reader);
    await userEvent.click(await step('Then wait.'));
    first.unmount();
    openCoaching({ scores, cards }, reader);
    expect(await step('Then wait.')).toBeChecked();
    expect(await step('Ask first.')).not.toBeChecked();
    expect(JSON.parse(localStorage.getItem(`rapport.step-ticks:${reader.id}`) ?? '')).toEqual({
      a: ['Then wait.'],
    });
  });

  it('are separate for two people, and for two cards with the same words', async () => {
    const twice = [...cards, makeRecommendation('b', { actionSteps: ['Ask first.'] })];
    const first = openCoaching({ scores, cards: twice }, person());
    await screen.findByRole('heading', { name: 'Card b' });
    const [ofFirst, ofSecond] = screen.getAllByRole('checkbox', { name: 'Ask first.' });
    await userEvent.click(ofFirst as HTMLElement);
    expect(ofFirst).toBeChecked();
    expect(ofSecond).not.toBeChecked();
    first.unmount();
    openCoaching({ scores, cards }, person());
    expect(await step('Ask first.')).not.toBeChecked();
  });

  it('are forgotten when their card no longer has the step', async () => {
    const reader = person();
    const key = `rapport.step-ticks:${reader.id}`;
    localStorage.setItem(key, JSON.stringify({ a: ['Ask first.', 'An older step.'] }));
    openCoaching({ scores, cards }, reader);
    expect(await step('Ask first.')).toBeChecked();
    expect(screen.getByText('1 of 2 done')).toBeVisible();
    await userEvent.click(await step('Then wait.'));
    expect(localStorage.getItem(key)).toBe('{"a":["Ask first.","Then wait."]}');
  });

  it('follow another tab', async () => {
    const reader = person();
    const key = `rapport.step-ticks:${reader.id}`;
    openCoaching({ scores, cards }, reader);
    expect(await step('Ask first.')).not.toBeChecked();
    localStorage.setItem(key, '{"a":["Ask first."]}');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(await step('Ask first.')).toBeChecked();
  });

  it('last as long as the page when the browser stores nothing', async () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
    const reader = person();
    const first = openCoaching({ scores, cards }, reader);
    await userEvent.click(await step('Ask first.'));
    await userEvent.click(await step('Then wait.'));
    expect(screen.getByText('All done')).toBeVisible();
    first.unmount();
    openCoaching({ scores, cards }, reader);
    expect(await step('Ask first.')).toBeChecked();
  });
});
