/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { type ExportedPerson } from '@rapport/api-client';
import { makeExportedPerson } from '../../testing/make-exported-person.ts';
import { GROUPS, LISTS } from './person-document-groups.ts';
import { personDocument } from './person-document.ts';

const rendered = (person: unknown) =>
  new DOMParser().parseFromString(personDocument(person), 'text/html');

const sections = (page: Document) =>
  new Map(
    [...page.querySelectorAll('section')].map((section) => [
      section.querySelector('h2')?.textContent ?? '',
      section,
    ]),
  );

/** The rows of a section, as a reader sees them. */
function rows(part: Element | undefined): Record<string, string> {
  const terms = [...(part?.querySelectorAll(':scope > dl > dt') ?? [])];
  return Object.fromEntries(
    terms.map((term) => [term.textContent ?? '', term.nextElementSibling?.textContent ?? '']),
  );
}

describe('the page for a person', () => {
  it('shows every stored text, number, and time, and no internal ids', () => {
    const person = makeExportedPerson();
    const shown = rendered(person).body.textContent ?? '';
    const texts: string[] = [];
    JSON.parse(JSON.stringify(person.contact), (key, value: unknown) => {
      if (typeof value === 'string' && value.startsWith('Text of')) texts.push(value);
      return value;
    });
    expect(texts.length).toBeGreaterThan(10);
    for (const text of texts) expect(shown).toContain(text);
    expect(shown).toContain('Text of the notes\non two lines');
    expect(shown).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7|workstyle-|_|undefined|null|NaN|\[object/);
    expect(shown).not.toMatch(/mbti|enneagram|\d{4}-\d\d-\d\dT/i);
  });

  it('names questions with the chosen answer, tips with whether they helped, and prompts', () => {
    const parts = sections(rendered(makeExportedPerson()));
    const item = (title: string) => parts.get(title)?.querySelector('li') ?? undefined;
    const cells = (tag: string) =>
      [...(parts.get('Answers (1)')?.querySelectorAll(tag) ?? [])].map((cell) => cell.textContent);
    expect(cells('th')).toEqual(['Question', 'Answer', 'How sure the writer was', 'Answered on']);
    expect(cells('td').slice(0, 3)).toEqual([
      'Text of the question as it was asked',
      'listen first',
      'Fairly sure',
    ]);
    expect(rows(item('Tips that were tried (2)'))).toMatchObject({
      Tip: 'Send your question the day before.',
      'Did it help': 'Yes',
      After: expect.stringMatching(/^Meeting, March 2, 2026/),
    });
    expect(parts.get('Tips that were tried (2)')?.textContent).toContain('Not used');
    expect(rows(item('What was watched for (1)'))).toMatchObject({
      Question: 'When they explain, they begin with…',
      Answer: 'the main idea',
      'Became part of the assessment of': expect.stringMatching(/^May 3, 2026/),
    });
    expect(rows(item('Next steps (1)'))).toMatchObject({ Step: 'Reach out', State: 'Done' });
    expect(rows(item('Interactions and notes (1)'))).toEqual({
      Kind: 'Meeting',
      Subject: 'Text of the subject',
      Notes: 'Text of the notes\non two lines',
      When: expect.stringMatching(/^March 2, 2026 at /),
      'Added on': expect.stringMatching(/^March 2, 2026 at /),
      Minutes: '40',
      'How it went': 'Positive',
    });
  });

  it("describes the estimate in words, and says that it isn't a fact", () => {
    const page = rendered(makeExportedPerson());
    expect(rows(sections(page).get('Estimate of how they work'))).toMatchObject({
      'Work style': 'INTJ, Long-Range Strategist',
      Motivation: '5, Insight-Centered',
      "Why they aren't settled": 'J: The answers point both ways',
    });
    expect(page.querySelector('header')?.textContent).toContain('not a fact');
  });

  it('escapes every value, shows what turns text around, and runs and loads nothing', () => {
    const attack = `Text of <script>alert(1)</script><img src=x onerror="alert(2)">"'&amp;\u202e`;
    const person: ExportedPerson = JSON.parse(
      JSON.stringify(makeExportedPerson()).replaceAll(
        'Text of',
        JSON.stringify(attack).slice(1, -1),
      ),
    );
    const evil = { ...person, photo: 'https://tracker.example/1.png" onload="alert(3)' };
    const html = personDocument({ ...evil, contact: { ...person.contact, name: attack } });
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelectorAll('script, img, iframe, link, form, a')).toHaveLength(0);
    expect(page.querySelectorAll('[onerror], [onload]')).toHaveLength(0);
    expect(page.title).toBe(`Data held about ${attack.replace('\u202e', '⟨U+202E⟩')}`);
    const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]');
    expect(policy?.getAttribute('content')).toBe(
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'",
    );
  });

  it('has the stored photo in itself', () => {
    const photo = 'data:image/webp;base64,UklGRg==';
    const page = rendered(makeExportedPerson({ photo }));
    expect(page.querySelector('img')?.getAttribute('src')).toBe(photo);
  });

  it('shows what only a newer API knows under its own name, and an empty export as empty', () => {
    const person = makeExportedPerson();
    const newer = { ...person, contact: { ...person.contact, favoriteDrink: 'Tea', hobbies: [] } };
    expect(rows(sections(rendered(newer)).get('More'))).toEqual({ 'Favorite drink': 'Tea' });
    const empty = rendered({});
    expect(empty.querySelectorAll('section')).toHaveLength(
      Object.keys(GROUPS).length + LISTS.length,
    );
    expect(empty.body.textContent).toContain('Nothing is held.');
  });
});
