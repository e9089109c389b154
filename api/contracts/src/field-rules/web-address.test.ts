import { completeWebAddress, linkObstacle } from './web-address.ts';

describe('linkObstacle', () => {
  it.each(['https://www.linkedin.com/in/ada', 'http://example.com', 'https://bücher.example/ada'])(
    'finds none in %s',
    (text) => expect(linkObstacle(text)).toBeNull(),
  );

  it.each([
    ['javascript:alert(1)', 'scheme'],
    ['//example.com', 'scheme'],
    ['https://example.com/a b', 'spaces'],
    ['https://example.com/\u202egnp.exe', 'invisible'],
    ['https://', 'form'],
    ['https://256.256.256.256', 'form'],
    ['https://localhost/ada', 'host'],
    ['https://[::1]/', 'host'],
    ['https://example./ada', 'host'],
  ])('finds the problem of %s: %s', (text, obstacle) => expect(linkObstacle(text)).toBe(obstacle));

  it('finds a name or a password before the host', () => {
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
  ])('turns %s into %s', (text, address) => expect(completeWebAddress(text)).toBe(address));
});
