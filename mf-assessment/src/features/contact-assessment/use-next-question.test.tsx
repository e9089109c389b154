import { makeResponse } from '../../testing/fake-assessment-api.ts';
import {
  choice,
  openContactAssessment,
  questionsShown as ready,
} from '../../testing/open-contact-assessment.tsx';

const FIRST_FIVE = ['workstyle-ei', 'workstyle-sn', 'workstyle-tf', 'workstyle-jp', 'motivation-1'];

afterEach(() => localStorage.clear());

describe('the next question', () => {
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  const lastShown = () => shown.mock.contexts.at(-1)?.dataset.question;

  beforeEach(() => shown.mockClear());

  it('comes into view after a first answer, not after a changed one', async () => {
    const { start, user } = openContactAssessment();
    start();
    await ready();
    expect(shown).not.toHaveBeenCalled();
    await user.click(choice('workstyle-ei', 'A'));
    expect(lastShown()).toBe('workstyle-sn');
    await user.click(choice('workstyle-sn', 'Unsure'));
    expect(lastShown()).toBe('workstyle-sn-f1');
    shown.mockClear();
    await user.click(choice('workstyle-ei', 'B'));
    expect(shown).not.toHaveBeenCalled();
  });

  it('comes into view where an assessment goes on', async () => {
    openContactAssessment(FIRST_FIVE.map((id) => makeResponse(id, 'A'))).start();
    await ready();
    expect(lastShown()).toBe('motivation-2');
  });
});
