export {
  type EnvironmentSettings,
  isProduction,
  registryRules,
  takesOverrides,
} from './environment.ts';
export { parseRegistry, type RegistryRules } from './parse-registry.ts';
export {
  CONFIG_ELEMENT_ID,
  CONFIG_PATH,
  contractOf,
  FIRST_REQUEST_ELEMENT_ID,
  type FirstPage,
  firstPageOf,
  type NavEntry,
  REGISTRY_ELEMENT_ID,
  REGISTRY_PATH,
  type Registry,
  type RegistryRemote,
  remoteForPath,
  type RemoteRelease,
  type ShellRelease,
} from './registry.ts';
export { scriptIntegrity } from './release-hashes.ts';
