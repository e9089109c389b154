import { fileURLToPath } from 'node:url';
import { authoredFiles, visibleTexts } from './visible-texts.ts';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Files that may use them: records of the past, a list of words to avoid, option texts that earlier releases still
 * send, and column names of other programs.
 */
const QUOTING = [
  'CHANGELOG.md',
  'docs/glossary.md',
  'docs/adr/',
  'api/contracts/src/quiz/earlier-option-texts.ts',
  'e2e/specified-texts/',
  'mf-contacts/src/features/import/file/',
];

const ISE =
  'apolog|author|capital|categor|central|character|critic|custom|emphas|equal|familiar|final|formal|general|initial|item|local|material|maxim|memor|minim|modern|neutral|normal|optim|organ|parallel|penal|personal|priorit|random|real|recogn|sanit|serial|special|stabil|standard|summar|synchron|util|visual';

/** British spellings of words in texts about people, work, and software. */
const BRITISH = new RegExp(
  `\\b(${[
    `(un|re|de)?(${ISE})is(e[sd]?|ing|ations?)`,
    'analys(e[sd]?|ing)',
    '(behavi|col|fav|hon|hum|lab|neighb|rum)our(s|ed|ing|able|ite|ites)?',
    '(cancell|labell|modell|signall|travell)(ed|ing)',
    'ageing|amongst|artefacts?|catalogues?|centred?|centres|cheques?|defences?|enrol|fulfil',
    'grey|instalments?|judgements?|learnt|licences?|manoeuvres?|maths|offences?|practis(e[sd]?|ing)',
    'programmes?|sceptic(al)?|skilful|spelt|storeys?|whilst|wilful',
  ].join('|')})\\b`,
  'i',
);

/** Words that the glossary or the style guide replaces: cadence, usually, right now. */
const REPLACED = /\b(rhythms?|tends? to|at the moment|e-mails?|mails)\b/i;

const files = authoredFiles(REPOSITORY).filter(
  ({ path }) => !QUOTING.some((quoting) => path.startsWith(quoting)),
);

/** A value of the iCalendar format. */
const QUOTED = /STATUS:CANCELLED|\^CANCELLED\$/i;

function findings(pattern: RegExp, textsOf: (file: { path: string; source: string }) => string[]) {
  return files
    .filter(({ source }) => pattern.test(source))
    .flatMap((file) =>
      textsOf(file)
        .filter((text) => pattern.test(text))
        .map((text) => `${file.path}: ${text.trim()}`),
    );
}

test('code, comments and documents are in American English', () => {
  expect(files.length).toBeGreaterThan(500);
  const lines = ({ source }: { source: string }) =>
    source.split('\n').filter((line) => !QUOTED.test(line));
  expect(findings(BRITISH, lines)).toEqual([]);
});

test('what people see says email, and uses the words of the glossary', () => {
  const found = findings(REPLACED, ({ path, source }) =>
    /(?<!\.(test|spec))\.tsx?$/.test(path) ? visibleTexts(path, source) : [],
  );
  expect(found).toEqual([]);
});

test('finds a word in a string, a template and JSX, and none in styles, imports and comments', () => {
  const source = [
    "import './at-the-moment.css';",
    '// at the moment',
    'const Box = styled.div`content: "at the moment"`;',
    "const label = 'Busy at the moment';",
    'const words = `${name} is busy at the moment`;',
    'export const page = <p>Nothing at\n  the moment</p>;',
  ].join('\n');
  expect(visibleTexts('page.tsx', source).filter((text) => REPLACED.test(text))).toEqual([
    'Busy at the moment',
    'is busy at the moment',
    'Nothing at the moment',
  ]);
});
