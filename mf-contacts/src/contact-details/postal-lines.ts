import { countryCode, type PostalAddress } from '@rapport/contracts';
import { formatAddress } from 'localized-address-format';

/** The lines of an address in the format of its country, with the country last. */
export function postalLines(address: PostalAddress): string[] {
  const { street, postalCode, city, region, country } = address;
  const lines = formatAddress({
    postalCountry: countryCode(country) ?? '',
    ...(street !== null && { addressLines: street.split('\n') }),
    ...(postalCode !== null && { postalCode }),
    ...(city !== null && { locality: city }),
    ...(region !== null && { administrativeArea: region }),
  });
  const text = lines.join('\n');
  // Some countries' formats omit the region or postal code, but everything stored is shown.
  const missing = [postalCode, region].flatMap((part) =>
    part !== null && !text.toLowerCase().includes(part.toLowerCase()) ? [part] : [],
  );
  return [...lines, ...missing, ...(country === null ? [] : [country])];
}
