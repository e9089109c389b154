import {
  type Handle,
  type HandleService,
  HANDLE_SERVICES,
  isKeptLine,
  keptColumn,
  languageTag,
  type PostalAddress,
  relatedLineOfCell,
} from '@rapport/contracts';
import {
  birthdayOf,
  isNoDate,
  type DayOrder,
  unreadBirthday,
} from '../../../days/birthday-text.ts';
import { handleOfAddress, postalKind } from './card-details.ts';
import { cleanLine, cleanNote } from './clean-text.ts';
import { type AddressColumn } from './header/detail-column.ts';
import { kindOfWords } from './header/read-header.ts';
import { DETAIL_TARGETS, type ColumnTarget } from './column-targets.ts';
import { addLine, type ImportedPerson } from './imported-person.ts';
import { lineOf } from './line-address.ts';
import { joinedAddresses, placeOf, type RowAddress, saysMore, withHouse } from './row-address.ts';
import { inPairs, type Pair, PAIRS } from './row-pairs.ts';
import { zoneName } from './zone-of-cell.ts';

type DetailTarget = (typeof DETAIL_TARGETS)[number];

const HANDLES = {
  ...{ handleSignal: 'signal', handleTelegram: 'telegram', handleTeams: 'teams' },
  ...{ handleSlack: 'slack', handleXmpp: 'xmpp', handleOther: 'other' },
} as const satisfies Partial<Record<DetailTarget, HandleService>>;

/** Services without their own value of `HandleService`. */
const SERVICE = /skype|discord|icq|aim|matrix|threema/i;

/** Whether a column fills details. */
export function isDetailTarget(target: ColumnTarget): target is DetailTarget {
  return DETAIL_TARGETS.some((each) => each === target);
}

/** How the rows of a table are read. */
export interface DetailReading {
  header: readonly string[];
  order: DayOrder | null;
  /** Whether the file is our own export, which is read exactly. */
  isOwn: boolean;
  /** What a header says about an address, and the pair that it belongs to. */
  addressOf: (header: string) => AddressColumn;
  pairOf: (header: string) => string;
}

/** Collects the details of one row. */
export class RowDetails {
  /** By the common part of their columns' headers; in our own export, by the line in the cell. */
  private readonly addresses = new Map<string, RowAddress>();

  /** By the common part of the headers of a value and its name. */
  private readonly pairs = new Map<string, Pair>();

  constructor(
    private readonly person: ImportedPerson,
    private readonly row: DetailReading,
  ) {}

  /** Reads a nonempty cell. If that fails, the cell is kept with its column's name. */
  take(target: DetailTarget, index: number, cell: string): void {
    const { person } = this;
    const text = cleanLine(cell);
    const keep = () => this.keep(index, cell);
    switch (target) {
      case 'street':
      case 'houseNumber':
      case 'postalCode':
      case 'city':
      case 'region':
      case 'country':
      case 'address':
      case 'addressKind':
        this.takeAddress(target, index, cell);
        break;
      case 'place':
        person.addresses.push(placeOf(text));
        break;
      case 'timeZone': {
        // HubSpot writes "europe_slash_oslo".
        const zone = zoneName(text.replaceAll('_slash_', '/'));
        if (zone !== null && (person.timeZone ?? zone) === zone) person.timeZone = zone;
        else keep();
        break;
      }
      case 'languages': {
        const tags = cell.split(/[;,\n]|:::/).map((name) => languageTag(cleanLine(name)));
        if (tags.includes(null)) keep();
        else person.languages.push(...tags.flatMap((tag) => tag ?? []));
        break;
      }
      case 'spokenName':
        // Each part of a name may be in a separate column.
        person.spokenName = [person.spokenName ?? '', text].join(' ').trim() || null;
        break;
      case 'pronouns':
      case 'department':
        if (person[target] === null) person[target] = text || null;
        else keep();
        break;
      case 'anniversary':
        this.addDate('Anniversary', cell);
        break;
      case 'dates':
        for (const line of cell.split('\n')) {
          const at = line.lastIndexOf(': ');
          this.addDate(line.slice(0, at), line.slice(at + 2));
        }
        break;
      case 'date':
      case 'dateLabel':
      case 'handle':
      case 'handleLabel':
      case 'pair':
      case 'pairLabel': {
        const [of, side] = PAIRS[target];
        const group = this.row.pairOf(this.row.header[index] ?? '');
        this.pairs.set(group, { ...this.pairs.get(group), of, [side]: { index, cell } });
        break;
      }
      case 'handles':
        person.handles.push(...cell.split('\n').flatMap(ownHandle));
        break;
      case 'relations':
        // The API links those whose other person is clear; the others stay as kept lines.
        for (const line of cell.split('\n')) {
          const related = relatedLineOfCell(line);
          if (related !== null) person.kept.push(related);
        }
        break;
      case 'kept':
        person.kept.push(...cell.split('\n').filter(isKeptLine));
        break;
      case 'keep':
        keep();
        break;
      case 'handleSignal':
      case 'handleTelegram':
      case 'handleTeams':
      case 'handleSlack':
      case 'handleXmpp':
      case 'handleOther':
        this.addHandle(HANDLES[target], this.withService(index, text));
        break;
      default:
        target satisfies never;
    }
  }

  /** Adds the pairs and addresses of the row. If an address has no parts, its whole text becomes the street. */
  end(): void {
    for (const pair of this.pairs.values()) {
      if (pair.of === 'date') this.takeDates(pair);
      else if (pair.of === 'handle') this.takeHandles(pair);
      else this.keepPair(pair);
    }
    for (const { whole, house, ...address } of joinedAddresses([...this.addresses.values()])) {
      const others = [address.postalCode, address.city, address.region, address.country];
      const written = withHouse(address.street, house, whole?.cell ?? '');
      // Next to a city, "Address" is often just the street.
      const isStreet =
        whole !== null && !others.some((part) => part !== null && whole.cell.includes(part));
      const street = written ?? (whole !== null && isStreet ? cleanNote(whole.cell) || null : null);
      const parts = [street, ...others];
      const hasParts = parts.some((part) => part !== null);
      if (hasParts) this.addAddress({ ...address, street });
      // The whole address may contain more than its parts.
      if (hasParts && whole !== null && saysMore(whole.cell, parts)) {
        this.keep(whole.index, whole.cell);
      }
    }
  }

  /** Adds an address, split into its parts if it's one line. */
  private addAddress(address: PostalAddress): void {
    const { person } = this;
    const line = this.row.isOwn ? null : lineOf(address);
    person.addresses.push(line?.parts ?? address);
    if (line === null) return;
    const { split, whole } = person.lineAddresses ?? { split: 0, whole: 0 };
    person.lineAddresses = line.parts ? { split: split + 1, whole } : { split, whole: whole + 1 };
  }

  /** Keeps a cell with its column's name. */
  keep(index: number, cell: string): void {
    this.person.kept.push(keptColumn(this.row.header[index] ?? '', cell));
  }

  private takeAddress(
    part: Exclude<keyof PostalAddress, 'kind'> | 'houseNumber' | 'address' | 'addressKind',
    index: number,
    cell: string,
  ): void {
    const { group, kind } = this.row.addressOf(this.row.header[index] ?? '');
    const values = this.row.isOwn ? cell.split('\n') : [cell];
    values.forEach((value, place) => {
      const key = this.row.isOwn ? String(place) : group;
      const address = this.addresses.get(key) ?? {
        ...{ kind, street: null, postalCode: null, city: null, region: null, country: null },
        ...{ house: null, whole: null },
      };
      this.addresses.set(key, address);
      if (value.trim() === '') return;
      if (part === 'addressKind') {
        const found = kindOfWords(value);
        address.kind =
          found === 'home' || found === 'work' ? found : postalKind(value.toLowerCase());
      } else if (part === 'address') {
        if (address.whole === null) address.whole = { index, cell: value };
        else if (cleanLine(address.whole.cell) !== cleanLine(value)) this.keep(index, value);
      } else if (part === 'houseNumber') address.house ??= cleanLine(value) || null;
      else if (part === 'street') address.street = addLine(address.street, cleanNote(value));
      else if (address[part] === null) address[part] = cleanLine(value) || null;
      // A second column for the same field.
      else this.keep(index, value);
    });
  }

  /** Reads the dates of a cell with their names. Unreadable ones are kept. */
  private takeDates({ value, label }: Pair): void {
    const found = inPairs(value, label).map((pair) => ({
      label: pair.name || 'Date',
      day: birthdayOf(pair.text.trim(), this.row.order),
    }));
    const read = found.flatMap(({ label, day }) => (day === null ? [] : { label, day }));
    if (read.length === found.length) this.person.dates.push(...read);
    else for (const each of [label, value]) if (each) this.keep(each.index, each.cell);
  }

  private takeHandles({ value, label }: Pair): void {
    for (const { name, text } of inPairs(value, label)) {
      if (text === '') continue;
      const service = HANDLE_SERVICES.find((each) => each === name.toLowerCase()) ?? 'other';
      const isNamed = service !== 'other' || name === '' || text.includes(':');
      this.addHandle(service, isNamed ? text : `${name.toLowerCase()}:${text}`);
    }
  }

  /** Keeps the values of a cell with their names from the adjacent column. */
  private keepPair({ value, label }: Pair): void {
    const column = this.row.pairOf(this.row.header[(value ?? label)?.index ?? 0] ?? '');
    for (const { name, text } of inPairs(value, label)) {
      if (name !== '' || text !== '') this.person.kept.push(keptColumn(name || column, text));
    }
  }

  private addDate(label: string, text: string): void {
    if (isNoDate(text)) return;
    const day = birthdayOf(text.trim(), this.row.order);
    if (day !== null) this.person.dates.push({ label: cleanLine(label) || 'Date', day });
    else this.person.leftOut.push({ ...unreadBirthday(text), field: cleanLine(label) || 'Date' });
  }

  /** Adds the service from the header to a handle that doesn't name one, like `skype:ada`. */
  private withService(index: number, text: string): string {
    const service = SERVICE.exec(this.row.header[index] ?? '')?.[0].toLowerCase();
    return service === undefined || text.includes(':') ? text : `${service}:${text}`;
  }

  /** Adds a contact's handle in a messaging service. */
  addHandle(service: HandleService, value: string): void {
    const read = handleOfAddress(value);
    const handle: Handle = read.service === 'other' ? { service, value } : read;
    if (value !== '') this.person.handles.push(handle);
  }
}

/** Reads a line of our own export, like `signal: +41 79 555 01 23`. */
function ownHandle(line: string): Handle[] {
  const at = line.indexOf(': ');
  const service = HANDLE_SERVICES.find((each) => each === line.slice(0, at));
  const value = line.slice(at + 2);
  return service === undefined || value === '' ? [] : [{ service, value }];
}
