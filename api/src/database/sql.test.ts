import { TODAY_PEOPLE, TODAY_PROMISES } from '../today/today-sql.ts';
import { ofOneUser } from './sql.ts';

it('a subquery names the user instead of the outer row’s', () => {
  const text = 'SELECT (SELECT FROM b WHERE b.user_profile_id = a.user_profile_id AND b.id = a.id)';
  expect(ofOneUser(text, '$2')).toBe(
    'SELECT (SELECT FROM b WHERE b.user_profile_id = $2 AND b.id = a.id)',
  );
});

it.each([TODAY_PEOPLE, TODAY_PROMISES])(
  'no part of Today takes the user from another row',
  (text) => {
    expect(text).not.toMatch(/user_profile_id = \w+\.user_profile_id/);
  },
);
