import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { PageColumn } from '../../page-column.ts';

/** A result has room for its scales; below questions a small screen has the buttons at the thumb. */
export const SelfAssessmentColumn = styled(PageColumn)<{
  $isResult: boolean;
  $hasThumbBar?: boolean;
}>`
  max-width: ${({ $isResult }) => ($isResult ? theme.size.detailMax : theme.size.formMax)};

  ${media.small} {
    padding-bottom: ${({ $hasThumbBar }) =>
      $hasThumbBar ? `calc(2 * ${theme.space[16]})` : theme.space[16]};
  }
`;
