import { Link } from '@rapport/remote-api/router';
import { saveFile } from '@rapport/remote-api/save-file';
import { Button, TextLink, theme } from '@rapport/shared-ui';
import { Download } from 'lucide-react';
import styled from 'styled-components';
import { contactRoute } from '../../contacts/contact-routes.ts';
import { leftOutText } from './file/checked-person.ts';
import { type FileContent } from './file/read-file.ts';
import { Reasons } from './reasons.tsx';
import { type ImportPlan } from './run/import-plan.ts';
import { type RunState } from './run/import-run.ts';
import { leftOutCsv } from './run/result-files.ts';

const SHOWN = 100;

interface LeftOutValuesProps {
  content: FileContent;
  plan: ImportPlan;
  results: RunState['results'];
  /** The file name without its extension. */
  base: string;
}

/** The values of the file that couldn't be stored, each with its person, and a file to fix them. */
export function LeftOutValues({ content, plan, results, base }: LeftOutValuesProps) {
  const rows = plan.people.flatMap(({ displayName, leftOut }, index) => {
    const row = index + 1;
    const contactId = results.get(row)?.contactId ?? null;
    return contactId === null || leftOut.length === 0
      ? []
      : [{ row, contactId, displayName, leftOut }];
  });
  if (rows.length === 0) return null;
  const values = rows.reduce((sum, { leftOut }) => sum + leftOut.length, 0);
  return (
    <Section aria-labelledby="left-out-values">
      <h2 id="left-out-values">
        {values === 1
          ? '1 value was left out'
          : `${values.toLocaleString('en-US')} values were left out`}
      </h2>
      <p>
        {values === 1
          ? 'Save it as a file, correct it there, and import the file to add it to this person.'
          : 'Save them as a file, correct them there, and import the file to add them to these people.'}
      </p>
      <Button
        size="sm"
        icon={<Download aria-hidden />}
        onClick={() =>
          saveFile(
            `${base}-left-out.csv`,
            'text/csv',
            leftOutCsv(
              content,
              plan.people,
              rows.map(({ row }) => row),
            ),
          )
        }
      >
        Values left out as CSV
      </Button>
      <Reasons aria-label="Values that were left out">
        {rows.slice(0, SHOWN).map(({ row, contactId, displayName, leftOut }) => (
          <li key={row}>
            <span>Row {row}</span>
            <TextLink asChild>
              <Link to={contactRoute(contactId)}>{displayName}</Link>
            </TextLink>
            <span>{leftOut.map(leftOutText).join('; ')}</span>
          </li>
        ))}
      </Reasons>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;

  & > h2 {
    font: ${theme.font.bodyStrong};
  }

  & > p {
    color: ${theme.color.textMuted};
  }

  & > ul {
    width: 100%;
    margin-top: ${theme.space[1]};
  }
`;
