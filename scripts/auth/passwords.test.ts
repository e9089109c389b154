import * as bcrypt from 'bcryptjs';
import { openPasswords } from './passwords.ts';

const COST = 5;

describe('openPasswords', () => {
  it('matches a password with its own hash only', async () => {
    const passwords = await openPasswords(COST);
    const stored = await passwords.hash('correct horse');
    expect(await passwords.matches('correct horse', stored)).toBe(true);
    expect(await passwords.matches('wrong horse', stored)).toBe(false);
    expect(await passwords.matches('correct horse', null)).toBe(false);
  });

  it('compares with a hash of the same cost when there is no account', async () => {
    const compare = jest.spyOn(bcrypt.default, 'compare');
    const passwords = await openPasswords(COST);
    await passwords.matches('a guess', await passwords.hash('correct horse'));
    await passwords.matches('a guess', null);
    const costs = compare.mock.calls.map(([, hash]) => bcrypt.getRounds(hash));
    expect(costs).toEqual([COST, COST]);
  });
});
