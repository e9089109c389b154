export { parseConfig, servicesOf } from './compose/shell-pages.ts';
export { exportSite, type StaticHost } from './export/export-site.ts';
export { registryAt } from './export/registry-at.ts';
export { mediaType } from './files/media-types.ts';
export { precompress } from './files/precompress.ts';
export { ORIGIN_PROGRAM, ORIGIN_VARIABLE, type OriginSettings } from './origin-settings.ts';
export { createOriginServer } from './serve/origin-server.ts';
export { ALIVE_PATH, remoteOrigin } from './serve/remote-origin.ts';
export { REPORT_PATH } from './serve/shell-origin.ts';
