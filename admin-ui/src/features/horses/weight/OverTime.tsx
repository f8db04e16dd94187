import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleLinear, scaleUtc } from '@visx/scale';
import { Bar, LinePath } from '@visx/shape';
import { dateOnly } from '@/data/time/words';

type Point = { readonly day: string; readonly value: number };
type Span = { readonly from: number; readonly to: number };
type OverTimeProps = {
  readonly title: string;
  /** Two or more, the earliest first. */
  readonly points: readonly Point[];
  /** What it can be; without it, what it was. */
  readonly between?: Span;
  /** Shaded: what is well. */
  readonly good?: Span;
};

const [WIDTH, HEIGHT] = [420, 180];
const [LEFT, RIGHT, TOP, BOTTOM] = [40, 12, 10, 24];
const tick = { className: 'measure-tick' };
const at = ({ day }: Point) => new Date(`${day}T00:00:00Z`);

/** A line through what was measured; in words, from where to where. The table below says each. */
export default function OverTime({ title, points, between, good }: OverTimeProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const values = points.map(({ value }) => value);
  const x = scaleUtc({ domain: [at(first), at(last)], range: [LEFT, WIDTH - RIGHT] });
  const y = scaleLinear({
    domain: between ? [between.from, between.to] : [Math.min(...values) - 5, Math.max(...values) + 5],
    range: [HEIGHT - BOTTOM, TOP],
    nice: !between,
  });
  const says = `${title}: ${first.value} on ${dateOnly(first.day)}, ${last.value} on ${dateOnly(last.day)}.`;
  return (
    <figure className="measure-plot">
      <figcaption className="strong">{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={says}>
        {good && (
          <Bar
            className="measure-good"
            x={LEFT}
            width={WIDTH - RIGHT - LEFT}
            y={y(good.to)}
            height={y(good.from) - y(good.to)}
          />
        )}
        <AxisLeft
          scale={y}
          left={LEFT}
          numTicks={4}
          hideTicks
          axisLineClassName="measure-axis"
          tickLabelProps={{ ...tick, textAnchor: 'end', dx: -4, dy: 4 }}
        />
        <AxisBottom
          scale={x}
          top={HEIGHT - BOTTOM}
          tickValues={[at(first), at(last)]}
          hideTicks
          axisLineClassName="measure-axis"
          tickFormat={(day) => dateOnly(new Date(day.valueOf()).toISOString().slice(0, 10))}
          tickLabelProps={(day) => ({
            ...tick,
            textAnchor: day.valueOf() === at(first).valueOf() ? 'start' : 'end',
            dy: 2,
          })}
        />
        <LinePath data={[...points]} className="measure-line" x={(point) => x(at(point))} y={({ value }) => y(value)} />
        {points.map((point) => (
          <circle key={point.day} className="measure-point" cx={x(at(point))} cy={y(point.value)} r={4} />
        ))}
      </svg>
    </figure>
  );
}
