import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { databaseErrorCode } from './database-error.ts';
import { databaseProblem } from './database-problem.ts';

const withCode = (code: string) => Object.assign(new Error('driver words'), { code });

describe('databaseProblem', () => {
  it.each([
    'ECONNREFUSED',
    'ENOTFOUND',
    '57P01',
    '57P03',
    '53300',
    '08006',
    '3D000',
    '42P01',
    '25006',
    '25P03',
    '42501',
    'EPIPE',
    'ERR_STREAM_DESTROYED',
  ])('treats %s as an unavailable database', (code) => {
    expect(databaseProblem(withCode(code))).toMatchObject({
      status: 503,
      code: 'DATABASE_UNAVAILABLE',
      headers: { 'Retry-After': '5' },
    });
  });

  it.each(['57014', '40001', '40P01', '55P03'])('treats %s as a busy database', (code) => {
    const failed = new QueryFailedError('SELECT 1', [], withCode(code));
    expect(databaseProblem(failed)).toMatchObject({ status: 503, code: 'DATABASE_BUSY' });
  });

  it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
    'recognizes "%s", which has no code',
    (message) => {
      expect(databaseProblem(new Error(message))).toMatchObject({ status: 503 });
    },
  );

  it('recognizes a query runner that TypeORM released because its connection broke', () => {
    expect(databaseProblem(new QueryRunnerAlreadyReleasedError())).toMatchObject({ status: 503 });
  });

  it('looks into the errors of several addresses', () => {
    expect(databaseErrorCode(new AggregateError([withCode('ECONNREFUSED')]))).toBe('ECONNREFUSED');
  });

  it('repeats nothing from the driver’s message', () => {
    expect(databaseProblem(withCode('57P01'))?.message).not.toContain('driver words');
  });

  it.each([new Error('a bug'), withCode('23505'), 'a string', null])(
    'returns null for %p',
    (thrown) => {
      expect(databaseProblem(thrown)).toBeNull();
    },
  );
});
