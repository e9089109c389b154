import fc from 'fast-check';

const character = fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code));

/** Any text there can be, halves of characters included. fast-check's own 'binary' takes a second to set up. */
export const anyText = fc.string({ unit: character });

/** Any address of the web, written as a browser writes it. `fc.webUrl` sets up what 'binary' does. */
export const anyWebAddress = fc
  .tuple(fc.constantFrom('http', 'https'), fc.domain(), anyText, anyText)
  .map(([scheme, domain, path, search]) => {
    const url = new URL(`${scheme}://${domain}/`);
    Object.assign(url, { pathname: path, search });
    return url.href;
  });
