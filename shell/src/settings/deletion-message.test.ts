import { deletionMessage } from './deletion-message.ts';

describe('farewell', () => {
  it('says that the account is deleted if it is', () => {
    expect(deletionMessage({ accountDeleted: true })).toBe(
      'Everything you stored in Rapport is deleted, and so is your account.',
    );
  });

  it('says that the account remains if it does, and what to do about it', () => {
    expect(deletionMessage({ accountDeleted: false })).toMatch(
      /is deleted\. Your account at the sign-in service stays.*Ask them/,
    );
  });
});
