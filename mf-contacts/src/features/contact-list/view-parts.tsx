import { type Label } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { Button, media, theme } from '@rapport/shared-ui';
import { X } from 'lucide-react';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { labelsQuery } from '../../queries.ts';
import { type FieldWords, type ListView, WHOLE_LIST } from '../../contacts/list-view.ts';
import { loadListFields } from './load-list-fields.ts';
import { deletedLabels, viewParts } from './view-words.ts';

interface ViewPartsProps {
  view: ListView;
  onView: (view: ListView) => void;
  /** Content after the button that clears all. */
  children?: ReactNode;
}

/** The sort order and the filters in use, each with a button that removes it. Renders nothing for the whole list. */
export function ViewParts({ view, onView, children }: ViewPartsProps) {
  const labels = useFilteredLabels(view);
  const parts = viewParts(view, labels, useFieldWords(view));
  if (parts.length === 0) return null;
  const gone = deletedLabels(view, labels).length;
  const list = (
    <Parts aria-label="Sort and filters in use">
      {parts.map(({ key, label, without }) => (
        <li key={key}>
          <Part type="button" aria-label={`Remove: ${label}`} onClick={() => onView(without)}>
            <span>{label}</span>
            <X aria-hidden />
          </Part>
        </li>
      ))}
      <li>
        <PartsButton
          variant="ghost"
          size="sm"
          onClick={() => onView({ ...WHOLE_LIST, search: view.search })}
        >
          Clear all
        </PartsButton>
      </li>
      {children}
    </Parts>
  );
  if (gone === 0) return list;
  return (
    <>
      {list}
      <Note role="status">
        {gone === 1
          ? "A label of this view was deleted, so the list isn't filtered by it."
          : `${gone} labels of this view were deleted, so the list isn't filtered by them.`}
      </Note>
    </>
  );
}

/** The view without deleted labels, because a filter by one would match nothing. */
export function useUsedView(view: ListView): ListView {
  const gone = deletedLabels(view, useFilteredLabels(view));
  if (gone.length === 0) return view;
  return { ...view, labels: view.labels.filter((id) => !gone.includes(id)) };
}

/** The user's labels, loaded only if the view filters by one of them. */
export function useFilteredLabels({ labels }: ListView): readonly Label[] | undefined {
  const { data } = useQuery({ ...labelsQuery(useShellApi()), enabled: labels.length > 0 });
  return data;
}

/** What names the conditions on the user's own fields. It's loaded only if the view has one. */
export function useFieldWords({ customFields }: ListView): FieldWords | undefined {
  const shell = useShellApi();
  return useQuery({
    queryKey: ['/api/custom-fields', 'words'],
    queryFn: () => loadListFields().then((part) => part.loadFieldWords(shell)),
    enabled: customFields.length > 0,
  }).data;
}

const Parts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;

  & > li {
    max-width: 100%;
  }
`;

const Note = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
  text-wrap: pretty;
`;

const Part = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  max-width: 100%;
  min-height: ${theme.space[6]};
  padding: 0 ${theme.space[2]} 0 ${theme.space[3]};
  border: ${theme.size.hairline} solid transparent;
  border-radius: ${theme.radius.full};
  background: ${theme.color.accentSoft};
  color: ${theme.color.accentText};
  font: ${theme.font.captionMedium};
  cursor: pointer;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > svg {
    flex: none;
    width: ${theme.size.iconXs};
    height: ${theme.size.iconXs};
  }

  &:hover {
    border-color: currentcolor;
  }

  ${media.narrow} {
    min-height: ${theme.space[8]};

    /* As large as a finger, although it looks smaller. */
    &::after {
      content: '';
      position: absolute;
      inset: calc((${theme.size.touch} - ${theme.space[8]}) / -2) 0;
    }
  }
`;

/** An unobtrusive button at the end of the parts. */
export const PartsButton = styled(Button)`
  min-height: ${theme.space[6]};
  padding-inline: ${theme.space[2]};

  ${media.narrow} {
    min-height: ${theme.size.touch};
    margin-block: calc((${theme.size.touch} - ${theme.space[8]}) / -2);
  }
`;
