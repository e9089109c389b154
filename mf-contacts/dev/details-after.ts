import { type Contact, type UpdateContact } from '@rapport/api-client';

type Details = Pick<UpdateContact, 'addresses' | 'languages' | 'handles' | 'dates' | 'kept'>;
type StoredDetails = Required<Pick<Contact, keyof Details>>;

/** The lists of details after a change, as the API stores them: what is left out stays, null empties. */
export function detailsAfter(before: Pick<Contact, keyof Details>, change: Details): StoredDetails {
  const addresses = change.addresses?.map(({ kind, ...parts }) => ({
    kind,
    street: parts.street ?? null,
    postalCode: parts.postalCode ?? null,
    city: parts.city ?? null,
    region: parts.region ?? null,
    country: parts.country ?? null,
  }));
  return {
    addresses: after(before.addresses, change.addresses && addresses) ?? [],
    languages: after(before.languages, change.languages) ?? [],
    handles: after(before.handles, change.handles) ?? [],
    dates: after(before.dates, change.dates) ?? [],
    kept: after(before.kept, change.kept) ?? [],
  };
}

function after<Value>(before: Value | undefined, change: Value | null | undefined) {
  return change === undefined ? before : (change ?? undefined);
}
