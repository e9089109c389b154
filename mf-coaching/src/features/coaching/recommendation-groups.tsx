import { type RecommendationGroup } from '@rapport/contracts';
import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { RecommendationGroupSection } from './recommendation-group-section.tsx';

/** All matching cards, one section for each type. */
export function RecommendationGroups({ groups }: { groups: readonly RecommendationGroup[] }) {
  return (
    <Groups>
      {groups.map((group) => (
        <RecommendationGroupSection key={group.type} group={group} />
      ))}
    </Groups>
  );
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
`;
