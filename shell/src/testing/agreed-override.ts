import { createOverrides } from '../remotes/overrides.ts';

/** Overrides of a tab in which the person has said yes to `address` for `remote`. */
export function agreedOverride(remote: string, address: string) {
  const settings = { environment: 'local', remoteOverrides: true };
  const overrides = createOverrides(settings, () => sessionStorage);
  overrides.set(remote, address);
  for (const override of overrides.waiting()) overrides.answer(override, true);
  return overrides;
}
