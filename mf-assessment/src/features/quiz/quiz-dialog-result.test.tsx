import { type Answer } from '@rapport/contracts';
import { screen, within } from '@testing-library/react';
import { openResult, press, question, SEVEN_ANSWERS } from '../../testing/open-quiz.tsx';

const request = jest.fn();
const notify = jest.fn();
const onClose = jest.fn();

beforeEach(() => {
  request.mockResolvedValue({});
});

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('the result', () => {
  const resultOf = (answers: readonly Answer[]) =>
    openResult(answers, { onClose }, { request, notify });

  it('shows the type as letters and strip, with its label and confidence', async () => {
    await resultOf(SEVEN_ANSWERS);
    expect(
      screen.getByRole('img', { name: 'Work style ISTJ: Inward; Concrete; Logic; Planned' }),
    ).toBeVisible();
    expect(screen.getByText('Dependable Organizer')).toBeVisible();
    expect(screen.getByText('87%')).toBeVisible();
    expect(screen.getByText('strong')).toBeVisible();
    expect(screen.getByText(/Don't use it to hire/)).toBeVisible();
  });

  it('has the focus on its title', async () => {
    await resultOf(SEVEN_ANSWERS);
    expect(screen.getByText('Michael Faraday at work')).toHaveFocus();
  });

  it('names every type that is tied with the first', async () => {
    await resultOf(SEVEN_ANSWERS);
    expect(screen.getByText('Motivation types that are tied')).toBeVisible();
    for (const label of ['Excellence-Driven', 'Achievement-Focused', 'Impact-Asserting']) {
      expect(screen.getByText(label)).toBeVisible();
    }
    expect(screen.queryByText(/Close behind/)).not.toBeInTheDocument();
  });

  it('names a type that leads alone, and those close behind', async () => {
    const motivation = 'Unsure Unsure A A A A A A A A A A B'.split(' ') as Answer[];
    await resultOf(['A', 'A', 'A', 'A', ...motivation]);
    expect(screen.getByText('Motivation type 3')).toBeVisible();
    expect(screen.getByText('Achievement-Focused')).toBeVisible();
    expect(screen.getByText('Close behind: Excellence-Driven, Authenticity-Led')).toBeVisible();
    expect(screen.getByText('64%')).toBeVisible();
    expect(screen.getByText('mixed')).toBeVisible();
    const notes = screen
      .getAllByRole('listitem')
      .map((note) => [
        note.textContent,
        note.querySelector('[data-note]')?.getAttribute('data-note'),
      ]);
    expect(notes).toContainEqual([
      'Excellence-Driven and Authenticity-Led also fit part of what you saw.',
      'blue',
    ]);
  });

  it('says so when the confidence is at the end of its scale', async () => {
    await resultOf(Array.from({ length: 42 }, () => 'Unsure'));
    expect(screen.getByText('60 or less')).toBeVisible();
    expect(screen.getByText('50 or less')).toBeVisible();
    expect(screen.getByText(/all letters open/)).toBeVisible();
    expect(screen.getAllByText('either way').length).toBeGreaterThan(0);
  });

  it('marks notes green, yellow and blue by their words', async () => {
    await resultOf(SEVEN_ANSWERS);
    const notes = within(screen.getByRole('list', { name: 'Notes' })).getAllByRole('listitem');
    const colors = notes.map((note) => [
      note.textContent,
      note.querySelector('[data-note]')?.getAttribute('data-note'),
    ]);
    expect(colors).toEqual([
      ['Strong work style pattern: your answers agree.', 'green'],
      [
        'The motivation type is less definitive: Excellence-Driven, Achievement-Focused and Impact-Asserting are tied.',
        'yellow',
      ],
    ]);
  });

  it('can be retaken from the first question on', async () => {
    const { user } = await resultOf(SEVEN_ANSWERS);
    await user.click(screen.getByRole('button', { name: 'Retake Quiz' }));
    expect(screen.getByText('Question 1')).toBeVisible();
    expect(screen.getByText('0%')).toBeVisible();
    expect(question()).toHaveFocus();
    await press(SEVEN_ANSWERS);
    await screen.findByText('Based on your 7 answers');
    const keys = request.mock.calls.map(([, options]) => options.headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
  });

  it.each(['View Contact Profile', 'Close'])('closes without a question on %s', async (name) => {
    const { user } = await resultOf(SEVEN_ANSWERS);
    await user.click(screen.getByRole('button', { name }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('no longer listens to the answer keys', async () => {
    await resultOf(SEVEN_ANSWERS);
    await press(['A']);
    expect(request).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Based on your 7 answers')).toBeVisible();
  });
});
