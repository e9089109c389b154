const ASCII = 'latin1';

/**
 * Checks by their first bytes whether it's a JPEG, PNG, GIF, WebP, or AVIF, regardless of the Content-Type. SVG
 * isn't accepted, because it's a document that can embed others.
 */
export function isPhoto(bytes: Buffer): boolean {
  const text = (start: number, end: number) => bytes.toString(ASCII, start, end);
  return (
    text(0, 3) === '\xff\xd8\xff' ||
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    text(0, 6) === 'GIF87a' ||
    text(0, 6) === 'GIF89a' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && /^avi[fs]$/.test(text(8, 12)))
  );
}
