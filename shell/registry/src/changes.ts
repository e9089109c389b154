export {
  type Change,
  changeRegistry,
  readRegistry,
  type RegistryFile,
  UnreadableRegistry,
} from './change-registry.ts';
export {
  emptyRegistry,
  isLocalVersion,
  LOCAL_PUBLISHER,
  localVersion,
  withLocalBuild,
  withOrigins,
} from './local-builds.ts';
export {
  firstEntry,
  NAV_ICONS,
  type NewRelease,
  type RemoteClaim,
  type Rollback,
  rolledBack,
  rolledBackTo,
  withCandidate,
  withEntry,
  withNavOf,
  withoutRemote,
  withRelease,
  withRetired,
  withRevived,
} from './release-changes.ts';
export { claimsOfOthers, commandsOfOthers, withoutShared, withShared } from './ownership.ts';
export { shellRolledBack, withLocalShell, withShellRelease } from './shell-changes.ts';
