type SameKeys<Dto, Contract> = [Exclude<keyof Contract, keyof Dto>] extends [never]
  ? [Exclude<keyof Dto, keyof Contract>] extends [never]
    ? true
    : { notInContract: Exclude<keyof Dto, keyof Contract> }
  : { missingInDto: Exclude<keyof Contract, keyof Dto> };

/**
 * Fails to compile when a DTO and its contract differ in a field. `implements` overlooks a forgotten
 * optional field, and validation would then drop what clients send in it.
 */
export function sameKeys<Dto, Contract>(_: SameKeys<Dto, Contract>): void {
  // Only the types do the work.
}
