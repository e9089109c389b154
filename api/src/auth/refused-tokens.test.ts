import { Logger } from '@nestjs/common';
import { claims, SECRET, signToken } from '../../test/tokens.ts';
import { TokenVerifier } from './token-verifier.ts';

const MINUTE = 60_000;
let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('a valid signature with an unexpected claim is logged once a minute, with its count', async () => {
  let now = Date.now();
  const verifier = new TokenVerifier({ mode: 'local', secret: SECRET }, () => now);
  const refuse = async (overrides: Record<string, unknown>) =>
    expect(verifier.verify(await signToken(claims(overrides)))).rejects.toThrow();
  await refuse({ aud: 'others' });
  await refuse({ aud: 'others' });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]).toEqual([
    { refused: 1, claim: 'aud' },
    'Tokens with a good signature are refused. The claim "aud" isn\'t the one that this API expects.',
  ]);
  now += MINUTE;
  await refuse({ aud: 'others' });
  expect(warn.mock.calls[1]?.[0]).toEqual({ refused: 3, claim: 'aud' });
});

it('an expired or made-up token isn’t logged', async () => {
  const verifier = new TokenVerifier({ mode: 'local', secret: SECRET });
  const expired = await signToken(claims({ exp: Math.floor(Date.now() / 1000) - 60 }));
  await expect(verifier.verify(expired)).rejects.toThrow();
  await expect(verifier.verify('a.b.c')).rejects.toThrow();
  await expect(verifier.verify(`${expired.slice(0, -4)}AAAA`)).rejects.toThrow();
  expect(warn).not.toHaveBeenCalled();
});
