import { type Contact } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { theme } from '@rapport/shared-ui';
import { Calendar, Link2, TextCursorInput } from 'lucide-react';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { birthdayWords } from '../contacts/birthday-words.ts';
import { customFieldsQuery } from './custom-fields-query.ts';
import { customLink } from './custom-link.ts';
import { type ShownValue, shownValues } from './custom-value-words.ts';

interface WithCustomFactsProps {
  contact: Pick<Partial<Contact>, 'customValues'>;
  /** Renders the list of facts; `own` are further items, or null if the page shows no value. */
  children: (own: ReactNode) => ReactNode;
}

/**
 * Adds the values of the user's own fields to a list of facts, each an `<li>`. Renders nothing until the fields have
 * loaded, so that nothing moves; without them, only the other facts.
 */
export function WithCustomFacts({ contact, children }: WithCustomFactsProps) {
  const { data, failureCount } = useQuery(customFieldsQuery(useShellApi()));
  if (data === undefined && failureCount === 0) return null;
  const values = shownValues(data, contact.customValues, 'contact');
  return children(values.length === 0 ? null : <CustomFacts values={values} />);
}

function CustomFacts({ values }: { values: readonly ShownValue[] }) {
  return values.map(({ field, value, words }) => {
    const isLink = field.kind === 'link';
    const Icon = field.kind === 'date' ? Calendar : isLink ? Link2 : TextCursorInput;
    const href = isLink ? customLink(String(value)) : null;
    const next = field.yearly ? birthdayWords(String(value))?.next : undefined;
    const there = href?.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
    return (
      <li key={field.id}>
        <Icon aria-hidden />
        <Fact dir="auto" title={next && `Next: ${next}`}>
          <Name>{shownText(field.name)}:</Name>{' '}
          {href === null ? (
            words
          ) : (
            <a href={href} {...there}>
              {words}
            </a>
          )}
        </Fact>
      </li>
    );
  });
}

const Fact = styled.span`
  color: ${theme.color.text};
  white-space: pre-line;
`;

const Name = styled.span`
  color: ${theme.color.textMuted};
`;
