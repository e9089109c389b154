import { completeWebAddress, linkObstacle } from './web-address.ts';

describe('linkObstacle', () => {
  it.each(['https://www.linkedin.com/in/ada', 'http://example.com', 'https://bücher.example/ada'])(
    'finds none in %s',
    (text) => expect(linkObstacle(text)).toBeNull(),
  );

  it.each([
    'javascript:alert(1)',
    'https://localhost/ada',
    'https://example./ada',
    'https://example.com/a b',
    'https://example.com/\u202egnp.exe',
    '//example.com',
  ])('finds that %s is no link', (text) => expect(linkObstacle(text)).toBe('form'));

  it('finds a name or a password in front of the host', () => {
    expect(linkObstacle('https://linkedin.com@evil.example')).toBe('credentials');
  });
});

describe('completeWebAddress', () => {
  it.each([
    ['www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
    ['linkedin.com', 'https://linkedin.com'],
    ['bücher.example/ada', 'https://bücher.example/ada'],
    ['https://linkedin.com', 'https://linkedin.com'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['evil.example:80@linkedin.com', 'evil.example:80@linkedin.com'],
    ['just words', 'just words'],
  ])('makes %s into %s', (text, address) => expect(completeWebAddress(text)).toBe(address));
});
