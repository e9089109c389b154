import {
  type Handle,
  type HandleService,
  HANDLE_SERVICES,
  isKeptLine,
  isZoneName,
  keptColumn,
  languageTag,
  type PostalAddress,
} from '@rapport/contracts';
import {
  birthdayOf,
  isNoDate,
  type DayOrder,
  unreadBirthday,
} from '../../../contact-fields/birthday-text.ts';
import { handleOfAddress, postalKind } from './card-details.ts';
import { cleanLine, cleanNote } from './clean-text.ts';
import { addressOfColumn, dateOfColumn } from './header/detail-column.ts';
import { kindOfWords } from './header/read-header.ts';
import { DETAIL_TARGETS, type ColumnTarget } from './column-targets.ts';
import { addLine, type ImportedPerson } from './imported-person.ts';

type DetailTarget = (typeof DETAIL_TARGETS)[number];

const HANDLES = {
  ...{ handleSignal: 'signal', handleTelegram: 'telegram', handleTeams: 'teams' },
  ...{ handleSlack: 'slack', handleXmpp: 'xmpp', handleOther: 'other' },
} as const satisfies Partial<Record<DetailTarget, HandleService>>;

/** Google puts several values into a cell like this. */
const SEVERAL = ' ::: ';

/** Whether the values of a column are of the details. */
export function isDetailTarget(target: ColumnTarget): target is DetailTarget {
  return DETAIL_TARGETS.some((each) => each === target);
}

interface Row {
  header: readonly string[];
  order: DayOrder | null;
  isOwn: boolean;
}

interface Cell {
  index: number;
  cell: string;
}

/** Collects the details of one row of a table. */
export class RowDetails {
  /** By what their columns have in common, and in our own export by the line of the cell. */
  private readonly addresses = new Map<string, PostalAddress & { whole: string | null }>();

  /** By what the columns of a date and its name have in common. */
  private readonly dates = new Map<string, { date?: Cell; dateLabel?: Cell }>();

  constructor(
    private readonly person: ImportedPerson,
    private readonly row: Row,
  ) {}

  /** Takes a cell that isn't empty. What can't be read is kept with the name of its column. */
  take(target: DetailTarget, index: number, cell: string): void {
    const { person } = this;
    const text = cleanLine(cell);
    const keep = () => this.keep(index, cell);
    switch (target) {
      case 'street':
      case 'postalCode':
      case 'city':
      case 'region':
      case 'country':
      case 'address':
      case 'addressKind':
        this.takeAddress(target, index, cell);
        break;
      case 'timeZone':
        if (isZoneName(text)) person.timeZone ??= text;
        else keep();
        break;
      case 'languages': {
        const tags = cell.split(/[;,\n]|:::/).map((name) => languageTag(cleanLine(name)));
        if (tags.includes(null)) keep();
        else person.languages.push(...tags.flatMap((tag) => tag ?? []));
        break;
      }
      case 'pronouns':
      case 'spokenName':
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
      case 'dateLabel': {
        const group = dateOfColumn(this.row.header[index] ?? '');
        this.dates.set(group, { ...this.dates.get(group), [target]: { index, cell } });
        break;
      }
      case 'handles':
        person.handles.push(...cell.split('\n').flatMap(ownHandle));
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
        this.addHandle(HANDLES[target], text);
        break;
      default:
        target satisfies never;
    }
  }

  /** Adds the dates and addresses of the row; an address that is only written as a whole is taken as its street. */
  end(): void {
    for (const { date, dateLabel } of this.dates.values()) this.takeDates(date, dateLabel);
    for (const { whole, ...address } of this.addresses.values()) {
      const { street, postalCode, city, region, country } = address;
      const hasParts = [street, postalCode, city, region, country].some((part) => part !== null);
      if (hasParts) this.person.addresses.push(address);
      else if (whole !== null) this.person.addresses.push({ ...address, street: whole });
    }
  }

  private keep(index: number, cell: string): void {
    this.person.kept.push(keptColumn(this.row.header[index] ?? '', cell));
  }

  private takeAddress(
    part: 'street' | 'postalCode' | 'city' | 'region' | 'country' | 'address' | 'addressKind',
    index: number,
    cell: string,
  ): void {
    const { group, kind } = addressOfColumn(this.row.header[index] ?? '');
    const values = this.row.isOwn ? cell.split('\n') : [cell];
    values.forEach((value, place) => {
      const key = this.row.isOwn ? String(place) : group;
      const address = this.addresses.get(key) ?? {
        ...{ kind, street: null, postalCode: null, city: null, region: null, country: null },
        whole: null,
      };
      this.addresses.set(key, address);
      if (value.trim() === '') return;
      if (part === 'addressKind') {
        const found = kindOfWords(value);
        address.kind =
          found === 'home' || found === 'work' ? found : postalKind(value.toLowerCase());
      } else if (part === 'address') address.whole ??= cleanNote(value);
      else if (part === 'street') address.street = addLine(address.street, cleanNote(value));
      else if (address[part] === null) address[part] = cleanLine(value) || null;
      // A second column of the same.
      else this.keep(index, value);
    });
  }

  /** Takes the dates of a cell with their names; what can't be read is kept. */
  private takeDates(date: Cell | undefined, dateLabel: Cell | undefined): void {
    const names = (dateLabel?.cell ?? '').split(SEVERAL);
    const texts = (date?.cell ?? '').split(SEVERAL);
    const found = texts.map((text, place) => ({
      // Google marks the names of its own with a star.
      label: cleanLine((names[place] ?? '').replace(/^\*\s*/, '')) || 'Date',
      day: birthdayOf(text.trim(), this.row.order),
    }));
    const read = found.flatMap(({ label, day }) => (day === null ? [] : { label, day }));
    if (read.length === found.length) this.person.dates.push(...read);
    else for (const each of [dateLabel, date]) if (each) this.keep(each.index, each.cell);
  }

  private addDate(label: string, text: string): void {
    if (isNoDate(text)) return;
    const day = birthdayOf(text.trim(), this.row.order);
    if (day !== null) this.person.dates.push({ label: cleanLine(label) || 'Date', day });
    else this.person.leftOut.push({ ...unreadBirthday(text), field: cleanLine(label) || 'Date' });
  }

  private addHandle(service: HandleService, value: string): void {
    const read = handleOfAddress(value);
    const handle: Handle = read.service === 'other' ? { service, value } : read;
    if (value !== '') this.person.handles.push(handle);
  }
}

/** A line of our own export, like `signal: +41 79 555 01 23`. */
function ownHandle(line: string): Handle[] {
  const at = line.indexOf(': ');
  const service = HANDLE_SERVICES.find((each) => each === line.slice(0, at));
  const value = line.slice(at + 2);
  return service === undefined || value === '' ? [] : [{ service, value }];
}
