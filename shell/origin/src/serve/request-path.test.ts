import { parseRequestPath, withoutRetryPrefix } from './request-path.ts';

describe('parseRequestPath', () => {
  it('drops the query', () => {
    expect(parseRequestPath('/contacts?q=a/../b')).toEqual({ status: 'ok', path: '/contacts' });
  });

  it('decodes once, so a doubly encoded dot stays a name', () => {
    expect(parseRequestPath('/%252e%252e/x')).toEqual({ status: 'ok', path: '/%2e%2e/x' });
    expect(parseRequestPath('/caf%C3%A9.js')).toEqual({ status: 'ok', path: '/café.js' });
  });

  it.each([
    '/../secret',
    '/a/../../secret',
    '/%2e%2e/secret',
    '/a/%2E%2E%2Fsecret',
    '/..%2f..%2fsecret',
    '/..',
  ])('refuses %s because it leaves the root', (target) => {
    expect(parseRequestPath(target)).toMatchObject({ reason: 'The path leaves the root.' });
  });

  it.each(['/%', '/%zz', '/%c3%28'])('refuses the malformed escape of %s', (target) => {
    expect(parseRequestPath(target)).toMatchObject({
      reason: 'The path holds a malformed escape.',
    });
  });

  it.each(['/a%00.js', '/a%5c..%5cb'])('refuses the character in %s', (target) => {
    expect(parseRequestPath(target).status).toBe('refused');
  });

  it.each(['*', 'http://other.example/x', ''])('refuses %p, which is no path', (target) => {
    expect(parseRequestPath(target).status).toBe('refused');
  });
});

describe('withoutRetryPrefix', () => {
  it('takes one prefix off', () => {
    expect(withoutRetryPrefix('/~k3/1.0.0/remoteEntry.js')).toBe('/1.0.0/remoteEntry.js');
    expect(withoutRetryPrefix('/~a/~b/x.js')).toBe('/~b/x.js');
  });

  it('leaves every other path alone', () => {
    expect(withoutRetryPrefix('/1.0.0/~x/a.js')).toBe('/1.0.0/~x/a.js');
    expect(withoutRetryPrefix('/~x')).toBe('/~x');
  });
});
