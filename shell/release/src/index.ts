export { devAgainst } from './dev/dev-against.ts';
export { findRemote } from './find-remote.ts';
export { describeRelease, readRemoteBuild } from './remote-build.ts';
export { folderStore } from './stores/folder-store.ts';
export { newestShell } from './stores/newest-shell.ts';
export { REGISTRY_KEY } from './stores/object-store.ts';
export { localShell } from './shell/release-shell.ts';
export { registryFile } from './switch-registry.ts';
