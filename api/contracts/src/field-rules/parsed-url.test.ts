import { parsedUrl } from './parsed-url.ts';

describe('parsedUrl', () => {
  it('parses an address', () => {
    expect(parsedUrl('https://example.com/ada')?.href).toBe('https://example.com/ada');
  });

  it('resolves a relative address against its base', () => {
    expect(parsedUrl('../two', 'https://example.com/one/')?.href).toBe('https://example.com/two');
  });

  it('is null for an invalid address', () => {
    expect(parsedUrl('just words')).toBeNull();
    expect(parsedUrl('//')).toBeNull();
  });

  it('parses a host with an umlaut however often it is called', () => {
    const calls = 50_000;
    let read = 0;
    for (let call = 0; call < calls; call++) {
      parsedUrl(`https://example.com/${call}`);
      if (parsedUrl('https://bücher.example/ada') !== null) read++;
    }
    expect(read).toBe(calls);
  });
});
