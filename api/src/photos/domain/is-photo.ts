const ASCII = 'latin1';

/**
 * Whether the bytes begin like a JPEG, PNG, GIF, WebP or AVIF, whatever their sender calls them. SVG
 * is not a photo: it is a document that can hold others.
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
