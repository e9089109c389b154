import { parsedUrl } from './parsed-url.ts';

describe('parsedUrl', () => {
  it('reads an address', () => {
    expect(parsedUrl('https://example.com/ada')?.href).toBe('https://example.com/ada');
  });

  it('reads a relative address from its base', () => {
    expect(parsedUrl('../two', 'https://example.com/one/')?.href).toBe('https://example.com/two');
  });

  it('is null for what is no address', () => {
    expect(parsedUrl('just words')).toBeNull();
    expect(parsedUrl('//')).toBeNull();
  });

  it('reads a host with an umlaut however often it was called', () => {
    const calls = 50_000;
    let read = 0;
    for (let call = 0; call < calls; call++) {
      parsedUrl(`https://example.com/${call}`);
      if (parsedUrl('https://bücher.example/ada') !== null) read++;
    }
    expect(read).toBe(calls);
  });
});
