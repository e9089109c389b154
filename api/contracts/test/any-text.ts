import fc from 'fast-check';

const character = fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code));

/** Any text, including lone surrogates. fast-check's own 'binary' takes a second to set up. */
export const anyText = fc.string({ unit: character });

/** Any web address, in a browser's notation. `fc.webUrl` is as slow to set up as 'binary'. */
export const anyWebAddress = fc
  .tuple(fc.constantFrom('http', 'https'), fc.domain(), anyText, anyText)
  .map(([scheme, domain, path, search]) => {
    const url = new URL(`${scheme}://${domain}/`);
    Object.assign(url, { pathname: path, search });
    return url.href;
  });
