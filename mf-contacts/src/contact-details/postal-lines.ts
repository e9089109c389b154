import { countryCode, type PostalAddress } from '@rapport/contracts';
import { formatAddress } from 'localized-address-format';

/** The lines of an address as its country writes them; the country itself is the last one. */
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
  // Some countries write no region, or no postal code; nothing that is stored stays hidden.
  const missing = [postalCode, region].flatMap((part) =>
    part !== null && !text.toLowerCase().includes(part.toLowerCase()) ? [part] : [],
  );
  return [...lines, ...missing, ...(country === null ? [] : [country])];
}
