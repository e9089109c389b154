import { createOverrides } from '../remotes/overrides.ts';

/** Returns the overrides of a tab in which the user has agreed to `address` for `remote`. */
export function agreedOverride(remote: string, address: string) {
  const settings = { environment: 'local', remoteOverrides: true };
  const overrides = createOverrides(settings, () => sessionStorage);
  overrides.set(remote, address);
  for (const override of overrides.waiting()) overrides.answer(override, true);
  return overrides;
}
