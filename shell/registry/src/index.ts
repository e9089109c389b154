export {
  type EnvironmentSettings,
  isProduction,
  registryRules,
  takesOverrides,
} from './environment.ts';
export { isRemoteCommand, parseRegistry, type RegistryRules } from './parse-registry.ts';
export {
  CONFIG_ELEMENT_ID,
  CONFIG_PATH,
  commandsOf,
  registryOfPages,
  contractOf,
  PRELOADED_REQUESTS_ELEMENT_ID as FIRST_REQUEST_ELEMENT_ID,
  type PagePreloads as FirstPage,
  preloadsOfPage as firstPageOf,
  type NavEntry,
  REGISTRY_ELEMENT_ID,
  REGISTRY_PATH,
  type Registry,
  type RegistryRemote,
  type RemoteCommand,
  remoteForPath,
  type RemoteRelease,
  type ShellRelease,
} from './registry.ts';
export { scriptIntegrity } from './release-hashes.ts';
