import fc from 'fast-check';
import { forgettableAt, REVOCATION_KINDS, type Revocation, verdictOn } from './revocation.ts';

const NOW = 1_790_000_000;
const LAPTOP = '01890a5d-ac96-774b-bcce-b302099a8057';
const PHONE = '01890a5d-ac96-774b-bcce-b302099a8058';

const token = (sessionId: string | null, issuedAt: number | null) => ({
  sessionId,
  issuedAt,
  expiresAt: NOW + 600,
});
const revocation = (overrides: Partial<Revocation>): Revocation => ({
  kind: 'all',
  sessionId: null,
  revokedAt: NOW + 0.4,
  expiresAt: NOW + 3_660,
  ...overrides,
});

describe('verdictOn', () => {
  it.each([
    ['a session that ended', { kind: 'session', sessionId: LAPTOP }, LAPTOP, NOW - 5, 'revoked'],
    ['a later token of it', { kind: 'session', sessionId: LAPTOP }, LAPTOP, NOW + 9, 'revoked'],
    ['another session', { kind: 'session', sessionId: LAPTOP }, PHONE, NOW - 5, 'good'],
    ['no session', { kind: 'session', sessionId: LAPTOP }, null, NOW - 5, 'good'],
    ['an older token', { kind: 'all' }, PHONE, NOW - 1, 'revoked'],
    ['a token of the same second', { kind: 'all' }, PHONE, NOW, 'revoked'],
    ['a token of the next second', { kind: 'all' }, PHONE, NOW + 1, 'good'],
    ['a token that does not say when', { kind: 'all' }, PHONE, null, 'revoked'],
    ['the spared session', { kind: 'others', sessionId: LAPTOP }, LAPTOP, NOW - 5, 'good'],
    ['the others', { kind: 'others', sessionId: LAPTOP }, PHONE, NOW - 5, 'revoked'],
    ['a token of a deleted person', { kind: 'deleted' }, PHONE, NOW - 5, 'deleted'],
    ['a token of one who began again', { kind: 'deleted' }, PHONE, NOW + 1, 'good'],
  ] as const)('judges %s', (_, overrides, sessionId, issuedAt, verdict) => {
    expect(verdictOn(token(sessionId, issuedAt), [revocation(overrides)])).toBe(verdict);
  });

  it('reports a deletion only if nothing else refuses the token', () => {
    const both = [revocation({ kind: 'deleted' }), revocation({ kind: 'all' })];
    expect(verdictOn(token(LAPTOP, NOW - 5), both)).toBe('revoked');
  });

  it('never accepts a refused token because of an additional revocation', () => {
    const revocations = fc.record({
      kind: fc.constantFrom(...REVOCATION_KINDS),
      sessionId: fc.constantFrom(null, LAPTOP, PHONE),
      revokedAt: fc.integer({ min: NOW - 3, max: NOW + 3 }),
      expiresAt: fc.constant(NOW + 3_660),
    });
    const tokens = fc.record({
      sessionId: fc.constantFrom(null, LAPTOP, PHONE),
      issuedAt: fc.option(fc.integer({ min: NOW - 4, max: NOW + 4 })),
      expiresAt: fc.constant(NOW + 600),
    });
    fc.assert(
      fc.property(tokens, fc.array(revocations), revocations, (facts, known, more) => {
        if (verdictOn(facts, known) === 'good') return;
        expect(verdictOn(facts, [...known, more])).not.toBe('good');
      }),
    );
  });
});

describe('forgettableAt', () => {
  it('outlives every token of the auth service', () => {
    const week = { sessionId: null, issuedAt: NOW, expiresAt: NOW + 604_800 };
    expect(forgettableAt(week, NOW + 10)).toBeGreaterThan(NOW + 10 + 604_800);
    expect(forgettableAt(token(null, null), NOW)).toBeGreaterThan(NOW + 3_600);
  });
});
