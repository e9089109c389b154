import { refusalOfNewPassword } from './new-passwords.ts';

const ABOUT = ['ann.lee@example.test'];

const reasonsOf = async (password: string) => {
  const response = refusalOfNewPassword(password, ABOUT);
  return response === null ? null : { status: response.status, body: await response.json() };
};

describe('refusalOfNewPassword', () => {
  it.each([
    '123456',
    'password',
    'Password1',
    'P@ssw0rd',
    '12345678 ',
    ' 123456',
    'qwertz',
    'passwort',
    'drowssap',
    'aaaaaaaaaaaaaaaaaaaaaaaa',
    'abcdefgh',
    '20242024',
    'Summer2024!',
    '"letmein"',
    'p a s s w o r d',
    '１２３４５６',
    '……‼!!??',
    'ann.lee@example.test',
    'ANN.LEE@EXAMPLE.TEST',
    'ann.lee',
    'annlee99',
    'Rapport1',
    'Rapport2026!',
  ])('refuses %p as easy to guess', async (password) => {
    expect(await reasonsOf(password)).toEqual({
      status: 422,
      body: {
        code: 422,
        error_code: 'weak_password',
        msg: 'Password is known to be weak and easy to guess, please choose a different one.',
        weak_password: { reasons: ['pwned'] },
      },
    });
  });

  it.each([
    ['spaces', ' '],
    ['zero-width spaces', '\u200b'],
    ['fillers', '\u3164'],
    ['tabs', '\t'],
  ])('refuses a password of %s', async (_, sign) => {
    expect(await reasonsOf(sign.repeat(8))).toMatchObject({
      status: 422,
      body: { error_code: 'weak_password', weak_password: { reasons: ['characters'] } },
    });
  });

  it('refuses a short password', async () => {
    expect(await reasonsOf('k7#pQ')).toMatchObject({
      body: {
        msg: 'Password should be at least 6 characters.',
        weak_password: { reasons: ['length'] },
      },
    });
  });

  it('counts the longest password in bytes, as bcrypt does', async () => {
    expect(await reasonsOf('öp'.repeat(24))).toMatchObject({ status: 422 });
    const long = 'ein süßes Geheimnis über dem Fluß, das fünf Möwen kennen und hüten';
    expect([long.length, Buffer.byteLength(long)]).toEqual([66, 73]);
    expect(await reasonsOf(long)).toMatchObject({ status: 400 });
    expect(await reasonsOf(long.slice(1))).toBeNull();
  });

  it.each(['k7#pQz', 'zk7qpw', 'correct horse', 'a new password', 'пятьдесят лун', 'tiger-lamp'])(
    'takes %p',
    async (password) => {
      expect(await reasonsOf(password)).toBeNull();
    },
  );
});
