import { forgetKept } from './forget-kept.ts';

const ME = '01a1fcf6-a488-75f8-a63f-82aa0306d4b4';
const OTHER = '01a1fcf6-a479-7600-91a1-511c2ef07b11';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('forgetKept', () => {
  it('removes what is kept for a person, by its key or by what it says', () => {
    localStorage.setItem(`rapport.self-assessment-draft:${ME}`, '{}');
    localStorage.setItem(`rapport.quiz-draft:${ME}:${OTHER}`, '{}');
    sessionStorage.setItem(`rapport:add-contact:${ME}`, '{}');
    sessionStorage.setItem('rapport.deleted-contacts', JSON.stringify([{ userId: ME }]));
    forgetKept(ME);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('leaves the session, the theme, other people and other products alone', () => {
    localStorage.setItem('rapport.session.localhost:5411', JSON.stringify({ user: { id: ME } }));
    localStorage.setItem('rapport.theme', 'dark');
    localStorage.setItem(`rapport.step-ticks:${OTHER}`, '{}');
    localStorage.setItem(`elsewhere:${ME}`, '{}');
    forgetKept(ME);
    expect(Object.keys(localStorage)).toHaveLength(4);
  });

  it('is content with a closed storage', () => {
    jest.spyOn(console, 'warn').mockImplementation();
    const closed = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => forgetKept(ME)).not.toThrow();
    closed.mockRestore();
  });
});
