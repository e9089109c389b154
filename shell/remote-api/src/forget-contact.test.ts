import { forgetContact, isContactGone, onContactForgotten } from './forget-contact.ts';
import { requestError } from './testing.tsx';

const ME = '01a1fcf6-a488-75f8-a63f-82aa0306d4b4';
const OTHER = '01a1fcf6-a479-7600-91a1-511c2ef07b11';
const CONTACT = '018f6b1e-0000-7000-8000-000000000115';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('forgetContact', () => {
  it('removes what is kept of this person about this contact, whichever part keeps it', () => {
    localStorage.setItem(`rapport.quiz-draft:${ME}:${CONTACT}`, '{}');
    localStorage.setItem(`rapport.open-answers:${ME}:${CONTACT}`, '[]');
    sessionStorage.setItem(`rapport.something-new:${ME}:${CONTACT}`, '{}');
    forgetContact(ME, CONTACT);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('leaves other contacts, other people and other products alone', () => {
    localStorage.setItem(`rapport.quiz-draft:${ME}:${OTHER}`, '{}');
    localStorage.setItem(`rapport.quiz-draft:${OTHER}:${CONTACT}`, '{}');
    localStorage.setItem(`rapport.step-ticks:${ME}`, '{}');
    localStorage.setItem(`elsewhere:${ME}:${CONTACT}`, '{}');
    forgetContact(ME, CONTACT);
    expect(localStorage).toHaveLength(4);
  });

  it('tells who keeps things elsewhere, also where storage is closed', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const forgotten: string[] = [];
    const end = onContactForgotten((isForgotten) => {
      for (const key of [`rapport.draft:${ME}:${CONTACT}`, `rapport.draft:${ME}:${OTHER}`]) {
        if (isForgotten(key)) forgotten.push(key);
      }
    });
    forgetContact(ME, CONTACT);
    end();
    forgetContact(ME, OTHER);
    expect(forgotten).toEqual([`rapport.draft:${ME}:${CONTACT}`]);
  });
});

describe('isContactGone', () => {
  it('takes the word of the API only', () => {
    expect(isContactGone(requestError('Contact not found', 404, 'CONTACT_NOT_FOUND'))).toBe(true);
    expect(isContactGone(requestError('Not found', 404, 'NOT_FOUND'))).toBe(false);
    expect(isContactGone(requestError('Contact not found', 500, 'CONTACT_NOT_FOUND'))).toBe(false);
    expect(isContactGone(new Error('offline'))).toBe(false);
    expect(isContactGone(null)).toBe(false);
  });
});
