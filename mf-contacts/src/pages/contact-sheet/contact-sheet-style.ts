import { theme } from '@rapport/shared-ui';
import styled, { createGlobalStyle } from 'styled-components';

/** The margins of the paper. Anything on top of the page, such as an open dialog, isn't printed. */
export const OneSheet = createGlobalStyle`
  @media print {
    @page {
      size: portrait;
      margin: 13mm 15mm;
    }

    body > :not(#root) {
      display: none;
    }
  }
`;

/** One page at most: its height is the print viewport, which is the paper without its margins. */
export const Sheet = styled.article`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  contain: strict;
  height: calc(100vh - 1px);
  color: ${theme.color.text};
  font: ${theme.font.small};
  --ground: ${theme.color.surface};

  @media screen {
    display: none;
  }

  & > * {
    flex: none;
  }

  h2 {
    font: ${theme.font.bodyStrong};
  }
`;

export const Head = styled.header`
  display: flex;
  gap: ${theme.space[6]};
  align-items: flex-end;
  justify-content: space-between;

  & > div {
    min-width: 0;
  }

  & > span {
    flex: none;
    color: ${theme.color.textFaint};
    font: ${theme.font.caption};
  }
`;

export const Name = styled.h1`
  display: -webkit-box;
  overflow: hidden;
  font: ${theme.font.title};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Role = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${theme.color.textMuted};
  font: ${theme.font.body};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[5]};
  margin-top: ${theme.space[3]};
  padding-block: ${theme.space[2]};
  border: solid ${theme.color.border};
  border-width: ${theme.size.hairline} 0;
  color: ${theme.color.textMuted};

  & > li {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr) 60mm;
  gap: 8mm;
  min-height: 0;
  padding-top: ${theme.space[4]};

  && {
    flex: 0 1 auto;
  }
`;

/** What doesn't fit flows to a second, hidden column, so that only whole lines are omitted. */
export const Main = styled.div`
  display: flex;
  flex-flow: column wrap;
  align-content: flex-start;
  overflow: hidden;
  min-height: 0;

  & > *,
  & > dl > * {
    width: 100%;
  }

  & > dl {
    display: contents;
  }

  & > div > h2 {
    margin-top: ${theme.space[3]};
  }

  /* Puts the evidence after the text on the same line, to make room for more lines. */
  & dl > div {
    padding: ${theme.space[1]} 0;
  }

  & dd {
    display: block;
  }

  & dd > div,
  & dd > div > p {
    display: inline;
  }

  & dd > span,
  & dd > div > p > span {
    display: inline-flex;
    vertical-align: text-bottom;
  }

  /* A space, which is dropped at the end of a line. */
  & dd > div:not(:last-child)::after {
    content: ' ';
  }

  & dd > div > p > span {
    margin-inline: ${theme.space[2]} 0;
  }

  & dd > div > p + p {
    margin-inline-start: ${theme.space[2]};
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: calc(${theme.space[10]} * 2) minmax(0, 1fr);
  column-gap: ${theme.space[4]};
  padding-block: ${theme.space[1]};

  & > span {
    color: ${theme.color.textMuted};
    font: ${theme.font.smallMedium};
  }

  & > p {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    white-space: pre-line;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

export const Box = styled.section`
  margin-top: ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border: ${theme.size.hairline} solid ${theme.color.borderControl};
  border-radius: ${theme.radius.md};

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[6]};
    margin-top: ${theme.space[2]};
  }

  li {
    display: flex;
    gap: ${theme.space[2]};
  }

  li::before {
    flex: none;
    width: ${theme.space[4]};
    height: ${theme.space[4]};
    border: ${theme.size.hairline} solid ${theme.color.borderControl};
    border-radius: ${theme.radius.xs};
    content: '';
  }
`;

export const Notes = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 16mm;
  margin-top: ${theme.space[4]};

  && {
    flex: 1 1 24mm;
  }

  & > div {
    flex: 1;
    overflow: hidden;
    min-height: 0;
  }

  i {
    display: block;
    height: 8mm;
    border-bottom: ${theme.size.hairline} solid ${theme.color.border};
  }
`;

export const Foot = styled.footer`
  display: flex;
  gap: ${theme.space[6]};
  align-items: flex-end;
  justify-content: space-between;
  margin-top: ${theme.space[4]};
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
`;
