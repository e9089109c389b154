/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { fakeSession } from '../testing/fake-auth.ts';
import { sessionStorageAt } from './session-storage.ts';

const KEY = 'rapport.session.auth.test';
const storage = sessionStorageAt(KEY);

let warn: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('sessionStorageAt', () => {
  it('returns the session as stored', async () => {
    const text = JSON.stringify(fakeSession());
    await storage.setItem(KEY, text);
    expect(await storage.getItem(KEY)).toBe(text);
    await storage.removeItem(KEY);
    expect(await storage.getItem(KEY)).toBeNull();
  });

  it.each(['{"access_token":123,"user":5}', 'not JSON', 'null', '[]', '{}', '"text"'])(
    'removes %s, which is not a session, without logging it',
    async (text) => {
      localStorage.setItem(KEY, text);
      expect(await storage.getItem(KEY)).toBeNull();
      expect(localStorage.getItem(KEY)).toBeNull();
      expect(JSON.stringify(warn.mock.calls)).not.toContain('123');
    },
  );

  it('keeps other values of the client', async () => {
    await storage.setItem(`${KEY}-code-verifier`, '"verifier"');
    expect(await storage.getItem(`${KEY}-code-verifier`)).toBe('"verifier"');
  });

  it('keeps the session for the page if the browser blocks storage', async () => {
    const closed = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(closed);
    const text = JSON.stringify(fakeSession());
    await storage.setItem(KEY, text);
    expect(await storage.getItem(KEY)).toBe(text);
    await storage.removeItem(KEY);
    expect(await storage.getItem(KEY)).toBeNull();
  });
});
