import { extname } from 'node:path';

export const HTML_TYPE = 'text/html; charset=utf-8';
export const JSON_TYPE = 'application/json; charset=utf-8';

const MEDIA_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': HTML_TYPE,
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': JSON_TYPE,
  '.map': JSON_TYPE,
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The known file extensions, without the dot. */
export const FILE_ENDINGS: readonly string[] = Object.keys(MEDIA_TYPES).map((ending) =>
  ending.slice(1),
);

/** Returns the Content-Type of a file by its extension. */
export function mediaType(path: string): string {
  return MEDIA_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/** Returns whether a path can only be a file, never a page of the application. */
export function namesFile(path: string): boolean {
  return extname(path).toLowerCase() in MEDIA_TYPES;
}

/** Returns whether br and gzip make a file with this extension smaller; images and fonts are already compressed. */
export function isCompressible(path: string): boolean {
  return /\.(css|html|js|json|mjs|svg|txt|wasm|webmanifest)$/i.test(path);
}
