import { theme, VisuallyHidden } from '@rapport/shared-ui';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';

/** One bar, or several side by side. */
export interface Group {
  label: string;
  /** Used if the label is too long for an axis. */
  shortLabel?: string;
  /** One value for each series. */
  values: readonly number[];
}

interface BarChartProps {
  title: string;
  /** What the chart says, in one sentence, for people who do not look at it. */
  summary: string;
  /** What a group is called in the head of the table, like "Week". */
  groupName: string;
  series: readonly string[];
  groups: readonly Group[];
}

const HEIGHT = 220;
const MARGIN = { top: 12, right: 8, bottom: 36, left: 36 };
const COLORS = [theme.color.accent, theme.color.textMuted];

/** A bar chart, and the same numbers as a table for anyone who prefers or needs one. */
export function BarChart({ title, summary, groupName, series, groups }: BarChartProps) {
  const headingId = useId();
  const [frame, width] = useWidth();
  return (
    <Section aria-labelledby={headingId} ref={frame}>
      <Heading id={headingId}>{title}</Heading>
      <Summary>{summary}</Summary>
      {series.length > 1 && (
        <Legend aria-hidden>
          {series.map((name, index) => (
            <li key={name}>
              <Swatch style={{ background: COLORS[index] }} />
              {name}
            </li>
          ))}
        </Legend>
      )}
      {width > 0 && <Bars width={width} groups={groups} />}
      <details>
        <TableToggle>
          Show as a table<VisuallyHidden>: {title}</VisuallyHidden>
        </TableToggle>
        <Table>
          <thead>
            <tr>
              <th scope="col">{groupName}</th>
              {series.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, index) => (
                  <td key={series[index]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </Section>
  );
}

/** The picture; the sentence above it and the table below say the same in words. */
function Bars({ width, groups }: { width: number; groups: readonly Group[] }) {
  const names = groups.map(({ label, shortLabel }) => shortLabel ?? label);
  const most = Math.max(4, ...groups.flatMap(({ values }) => values));
  const x = scaleBand({ domain: names, range: [MARGIN.left, width - MARGIN.right], padding: 0.25 });
  const y = scaleLinear({
    domain: [0, most],
    range: [HEIGHT - MARGIN.bottom, MARGIN.top],
    nice: true,
  });
  const tick = { fill: theme.color.textMuted, fontSize: 12, fontFamily: 'inherit' };
  // As many labels as fit beside each other.
  const every = Math.ceil((names.length * 56) / width);
  return (
    <svg width={width} height={HEIGHT} aria-hidden focusable="false">
      <AxisLeft
        scale={y}
        left={MARGIN.left}
        numTicks={4}
        tickFormat={(value) => (Number.isInteger(value) ? String(value) : '')}
        hideAxisLine
        hideTicks
        tickLabelProps={{ ...tick, dx: '-0.25em', dy: '0.3em', textAnchor: 'end' }}
      />
      {groups.map(({ values }, group) => {
        const left = x(names[group] ?? '') ?? 0;
        const barWidth = x.bandwidth() / Math.max(1, values.length);
        return values.map((value, index) => (
          <Bar
            key={`${names[group]} ${index}`}
            x={left + index * barWidth}
            y={y(value)}
            width={Math.max(1, barWidth - 1)}
            height={HEIGHT - MARGIN.bottom - y(value)}
            rx={2}
            fill={COLORS[index]}
          />
        ));
      })}
      <AxisBottom
        scale={x}
        top={HEIGHT - MARGIN.bottom}
        stroke={theme.color.border}
        hideTicks
        tickValues={names.filter((_, index) => index % every === 0)}
        tickLabelProps={{ ...tick, textAnchor: 'middle' }}
      />
    </svg>
  );
}

/** The width that an element has on the page, and again when it changes. */
function useWidth() {
  const element = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (current === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
`;

const Heading = styled.h2`
  margin: 0;
  font: ${theme.font.heading};
`;

const Summary = styled.p`
  margin: 0;
  color: ${theme.color.textMuted};
`;

const Legend = styled.ul`
  display: flex;
  gap: ${theme.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${theme.font.small};
`;

const Swatch = styled.span`
  display: inline-block;
  width: 0.75em;
  height: 0.75em;
  margin-inline-end: ${theme.space[2]};
  border-radius: 2px;
`;

const TableToggle = styled.summary`
  font: ${theme.font.small};
  cursor: pointer;
`;

const Table = styled.table`
  border-collapse: collapse;
  margin-top: ${theme.space[2]};

  th,
  td {
    padding: ${theme.space[1]} ${theme.space[4]} ${theme.space[1]} 0;
    text-align: start;
    font: ${theme.font.small};
  }

  td {
    font-variant-numeric: tabular-nums;
  }
`;
