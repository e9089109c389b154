import { ownZone } from '@rapport/shared-ui';
import { detailInWords } from '../../contact-details/detail-words.ts';
import { escaped } from './escaped-html.ts';
import { GROUPS, INTERNAL, LISTS } from './person-document-groups.ts';
import { PERSON_DOCUMENT_STYLE } from './person-document-style.ts';
import { fieldWords } from './field-words.ts';
import { addressWords, valueWords } from './person-words.ts';
import { statedWords } from './stated-words.ts';

/**
 * The response of GET /api/contacts/{id}/export, unvalidated, because a newer API may send fields that this page
 * doesn't know.
 */
type Held = Readonly<Record<string, unknown>>;

/**
 * A page with all data about a person, to hand over. It needs no network, runs no script, and can be printed. Every
 * value is escaped.
 * @param exported the response of the export
 */
export function personDocument(exported: unknown): string {
  const held = fieldsOf(exported);
  const person = fieldsOf(held['contact']);
  const page = new PersonPage(held, person);
  const name = escaped(String(person['name'] ?? ''));
  const photo = String(held['photo'] ?? '');
  const grouped = Object.values(GROUPS).flat();
  const rest = Object.keys(person).filter(
    (field) => ![...grouped, ...LISTS, ...INTERNAL].some((known) => known === field),
  );
  const sections = [
    ...Object.entries(GROUPS).map(([title, fields]) => page.facts(title, fields)),
    ...LISTS.map((field) => page.list(field)),
    ...(rest.length === 0 ? [] : [page.facts('More', rest)]),
  ];
  const time = escaped(valueWords('exportedAt', held['exportedAt']) ?? 'an unknown time');
  const zone = escaped(ownZone());
  // No URL of another site is loaded: the photo is part of the page.
  const picture = /^data:image\/[a-z+]+;base64,[A-Za-z0-9+/=]+$/.test(photo)
    ? `<img src="${photo}" alt="Stored photo" width="96" height="96">`
    : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Data held about ${name}</title>
<style>${PERSON_DOCUMENT_STYLE}</style>
</head>
<body>
<header>${picture}<div><h1>Data held about ${name}</h1>
<p>Everything that Rapport holds for one of its users about this person, as of ${time} (times are in ${zone}). What it says about how they work is an estimate from the user’s observations, not a fact.</p></div></header>
<main>
${sections.join('\n')}
</main>
<footer><p>Internal numbers, and a score of 50 that every answer carries, are only in the JSON file of the same export.</p></footer>
</body>
</html>
`;
}

/** Writes the sections of the page, with the texts that the export refers to by id. */
class PersonPage {
  private readonly questions: Held;
  private readonly tips: Held;

  constructor(
    held: Held,
    private readonly person: Held,
  ) {
    this.questions = fieldsOf(held['questions']);
    this.tips = fieldsOf(held['tips']);
  }

  facts(title: string, fields: readonly string[]): string {
    const held = Object.fromEntries(fields.map((field) => [field, this.person[field]]));
    return section(title, this.rows(held));
  }

  list(field: string): string {
    const entries = entriesOf(this.person[field]);
    const count = entries.length === 0 ? '' : ` (${entries.length})`;
    return section(
      fieldWords(field) + count,
      entries.length === 0 ? NOTHING : this.entries(field, entries),
    );
  }

  /** Answers are many and short, so they're in a table. Everything else has rows. */
  private entries(field: string, entries: readonly unknown[]): string {
    if (field !== 'answers' && field !== 'changes') {
      return `<ol>${entries.map((entry) => `<li>${this.rows(fieldsOf(entry))}</li>`).join('')}</ol>`;
    }
    const lines = entries.map((entry) => new Map(this.cells(fieldsOf(entry))));
    const heads = [...new Set(lines.flatMap((line) => [...line.keys()]))];
    const row = (tag: string, cells: readonly string[]) =>
      `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    return `<table><thead>${row('th', heads)}</thead><tbody>${lines
      .map((line) =>
        row(
          'td',
          heads.map((head) => line.get(head) ?? ''),
        ),
      )
      .join('')}</tbody></table>`;
  }

  /** The fields of a record, one row each. Empty ones are omitted, which makes the others easier to find. */
  private rows(record: Held): string {
    const rows = this.cells(record).map(([words, value]) => `<dt>${words}</dt><dd>${value}</dd>`);
    return rows.length === 0 ? NOTHING : `<dl>${rows.join('')}</dl>`;
  }

  /** The label and value of each nonempty field, the question first. */
  private cells(record: Held): [string, string][] {
    const isQuestion = ([field]: [string, unknown]) => (field === 'questionId' ? 0 : 1);
    return Object.entries(record)
      .toSorted((a, b) => isQuestion(a) - isQuestion(b))
      .flatMap(([field, value]): [string, string][] => {
        if (INTERNAL.includes(field) || repeats(field, value, record)) return [];
        const shown = this.value(field, value, record);
        return shown === '' ? [] : [[escaped(fieldWords(field, value)), shown]];
      });
  }

  private value(field: string, value: unknown, record: Held): string {
    if (field === 'questionId') {
      // The record also has the wording that was shown.
      if ('question' in record) return '';
      return escaped(this.question(value).text);
    }
    if (field === 'answer' || field === 'before') return escaped(this.answer(record, value));
    if (field === 'helped') return escaped(valueWords(field, value) ?? 'Not used');
    if (field === 'tipId') {
      return escaped(String(this.tips[String(value)] ?? `No longer in use: ${String(value)}`));
    }
    if (field === 'interactionId') return escaped(this.interaction(value));
    if (field === 'assessmentId' || field === 'baseAssessmentId') {
      return escaped(this.assessment(value));
    }
    if (field === 'value') return escaped(statedWords(record));
    if (Array.isArray(value)) {
      const details = value.map((item) => detailInWords(field, item));
      if (details.every((words) => words !== null)) return escaped(details.join('\n'));
      const addresses = value.map(addressWords);
      if (addresses.every((words) => words !== null)) return escaped(addresses.join('\n'));
      if (value.every((entry) => typeof entry !== 'object')) {
        const words = value.map((entry) => valueWords(field, entry) ?? '');
        return escaped(words.join(field === 'notes' ? '\n' : ', '));
      }
      return this.entries(field, value);
    }
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value);
      return entries.length === 0
        ? ''
        : field === 'scores'
          ? this.rows(fieldsOf(value))
          : escaped(
              entries.map(([name, each]) => `${name}: ${valueWords(field, each) ?? ''}`).join(', '),
            );
    }
    return escaped(valueWords(field, value) ?? '');
  }

  private question(id: unknown): { text: string; answers: Held } {
    const { text, answers } = fieldsOf(this.questions[String(id)]);
    return { text: String(text ?? `No longer asked: ${String(id)}`), answers: fieldsOf(answers) };
  }

  private answer({ questionId }: Held, answer: unknown): string {
    if (answer === null || answer === undefined) return 'None';
    if (answer === 'did_not_come_up') return "Didn't come up";
    return String(this.question(questionId).answers[String(answer)] ?? answer);
  }

  private interaction(id: unknown): string {
    const found = this.entry('interactions', id);
    if (found === null) return id === null ? '' : 'An interaction that was deleted';
    const kind = valueWords('type', found['type']);
    return `${kind}, ${valueWords('interactionDate', found['interactionDate'])}`;
  }

  private assessment(id: unknown): string {
    const found = this.entry('assessments', id);
    return found === null ? '' : (valueWords('completedAt', found['completedAt']) ?? '');
  }

  private entry(field: string, id: unknown): Held | null {
    return (
      entriesOf(this.person[field])
        .map(fieldsOf)
        .find((entry) => entry['id'] === id) ?? null
    );
  }
}

const NOTHING = '<p class="none">Nothing is held.</p>';

const LIST_OF = { email: 'emails', phone: 'phones', profileLink: 'links' } as const;

/** Whether a field only repeats another one, or is a plain "no" or the default score of every answer. */
function repeats(field: string, value: unknown, record: Held): boolean {
  switch (field) {
    case 'sentText':
      return value === record['answer'];
    case 'changedAt':
      return value === record['answeredAt'];
    case 'narrowing':
    case 'planned':
    case 'imported':
      return value === false;
    case 'score':
      return value === 50;
    // The export of an older API has only the first email, phone, and link.
    case 'email':
    case 'phone':
    case 'profileLink':
      return entriesOf(record[LIST_OF[field]]).length > 0;
    default:
      return false;
  }
}

function section(title: string, body: string): string {
  return `<section><h2>${escaped(title)}</h2>${body}</section>`;
}

function fieldsOf(value: unknown): Held {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function entriesOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
