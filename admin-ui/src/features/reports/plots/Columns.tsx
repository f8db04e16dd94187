import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, Line } from '@visx/shape';
import { AmountsUp, HEIGHT, NamesBelow } from './Axes';
import { letters } from './Legend';
import { Marks, type Mark } from './Marks';

export type Part = { readonly value: number; readonly says: string; readonly to: string };
export type Column = {
  readonly key: string;
  readonly name: string;
  /** From zero on, one on the other, in the legend's order. */
  readonly parts: readonly Part[];
  /** What it was before, as a line across. */
  readonly was?: Part;
};

type ColumnsProps = {
  readonly columns: readonly Column[];
  readonly width: number;
  readonly words: (value: number) => string;
  /** Whether parts carry the legend's letters. */
  readonly isStacked?: boolean;
};

const TOP = 8;
const BOTTOM = 22;
const LEFT = 40;
/** A letter fits into a part of this height and width. */
const LETTER = 13;
/** Where there is one column alone, it is no wall. */
const WIDEST = 56;

const spans = (parts: readonly Part[]) => {
  let [up, down] = [0, 0];
  return parts.map(({ value }) => {
    const from = value < 0 ? down : up;
    if (value < 0) down += value;
    else up += value;
    return [Math.min(from, from + value), Math.max(from, from + value)] as const;
  });
};

const reach = ({ parts, was }: Column) => [0, was?.value ?? 0, ...spans(parts).flat()];

/** Amounts that begin at zero, one column for each of some days; what is given back hangs below. */
export const Columns = ({ columns, width, words, isStacked = false }: ColumnsProps) => {
  const all = columns.flatMap(reach);
  const x = scaleBand({ domain: columns.map(({ key }) => key), range: [LEFT, width - 4], padding: 0.28 });
  const y = scaleLinear({
    domain: [Math.min(...all), Math.max(1, ...all)],
    range: [HEIGHT - BOTTOM, TOP],
    nice: true,
  });
  const wide = Math.min(x.bandwidth(), WIDEST);
  const marks = columns.flatMap(({ key, parts, was }, column): Mark[] => {
    const left = (x(key) ?? 0) + (x.bandwidth() - wide) / 2;
    const drawn = spans(parts);
    const heaped = parts.flatMap((part, at): Mark[] => {
      const [low, high] = drawn[at] ?? [0, 0];
      const [top, height] = [y(high), y(low) - y(high)];
      if (isStacked && part.value === 0) return [];
      return [
        {
          key: `${key} ${at}`,
          row: parts.length - at,
          column,
          ...part,
          shape: (
            <>
              {/* What is small is hit, too. */}
              <rect
                className="plot-reach"
                x={left}
                width={wide}
                y={isStacked ? top : TOP}
                height={isStacked ? Math.max(height, 3) : HEIGHT - BOTTOM - TOP}
              />
              <Bar
                className={`plot-area series-${at + 1}`}
                x={left}
                width={wide}
                y={top}
                height={Math.max(height, part.value ? 1 : 0)}
              />
              {isStacked && height >= LETTER && wide >= LETTER && (
                <text className="plot-letter" x={left + wide / 2} y={top + height / 2 + 4}>
                  {letters[at]}
                </text>
              )}
            </>
          ),
        },
      ];
    });
    const before = was && {
      key: `${key} was`,
      row: 0,
      column,
      ...was,
      shape: (
        <>
          <rect className="plot-reach" x={left - 4} width={wide + 8} y={y(was.value) - 6} height={12} />
          <Line
            className="plot-was"
            from={{ x: left - 3, y: y(was.value) }}
            to={{ x: left + wide + 3, y: y(was.value) }}
          />
        </>
      ),
    };
    return before ? [...heaped, before] : heaped;
  });
  return (
    <svg className="plot-svg" viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT}>
      <AmountsUp scale={y} from={LEFT} to={width - 4} words={words} />
      <NamesBelow
        scale={x}
        top={HEIGHT - BOTTOM}
        names={Object.fromEntries(columns.map(({ key, name }) => [key, name]))}
      />
      <Marks marks={marks} />
    </svg>
  );
};
