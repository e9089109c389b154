import { withLowPriority } from './data-first.ts';

describe('withLowPriority', () => {
  it('lets the script of the page give way to data', () => {
    const page = '<head><script type="module" crossorigin src="/assets/a.js"></script></head>';
    expect(withLowPriority(page)).toBe(
      '<head><script type="module" crossorigin fetchpriority="low" src="/assets/a.js"></script></head>',
    );
  });

  it('refuses a page whose script it does not find', () => {
    expect(() => withLowPriority('<head></head>')).toThrow('names no script');
  });
});
