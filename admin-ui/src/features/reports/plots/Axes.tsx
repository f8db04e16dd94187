import { AxisBottom, AxisLeft } from '@visx/axis';
import type { scaleBand, scaleLinear } from '@visx/scale';
import { Line } from '@visx/shape';

export type Bands = ReturnType<typeof scaleBand<string>>;
export type Lengths = ReturnType<typeof scaleLinear<number>>;

/** All drawings are of one height. */
export const HEIGHT = 216;
const TICKS = 4;
/** Room for a name under a column. */
const NAME = 46;

const small = { className: 'plot-tick' };

type UpProps = {
  readonly scale: Lengths;
  readonly from: number;
  readonly to: number;
  readonly words: (value: number) => string;
};

/** Amounts from the bottom up, each with its line across; zero stands among them. */
export const AmountsUp = ({ scale, from, to, words }: UpProps) => (
  <g aria-hidden="true">
    {scale.ticks(TICKS).map((tick) => (
      <Line
        key={tick}
        className={tick === 0 ? 'plot-zero' : 'plot-line'}
        from={{ x: from, y: scale(tick) }}
        to={{ x: to, y: scale(tick) }}
      />
    ))}
    <AxisLeft
      scale={scale}
      left={from}
      numTicks={TICKS}
      hideAxisLine
      hideTicks
      tickFormat={(value) => words(value.valueOf())}
      tickLabelProps={{ ...small, textAnchor: 'end', dx: -4, dy: 4 }}
    />
  </g>
);

type NamesProps = { readonly scale: Bands; readonly top: number; readonly names: Readonly<Record<string, string>> };

/** Names under the columns; where they would touch, every second or third is left out. */
export const NamesBelow = ({ scale, top, names }: NamesProps) => {
  const keys = scale.domain();
  const every = Math.max(1, Math.ceil(NAME / Math.max(1, scale.step())));
  const last = keys.length - 1;
  return (
    <g aria-hidden="true">
      <AxisBottom
        scale={scale}
        top={top}
        hideAxisLine
        hideTicks
        tickValues={keys.filter((_, at) => (last - at) % every === 0)}
        tickFormat={(key) => names[key] ?? ''}
        tickLabelProps={{ ...small, textAnchor: 'middle', dy: -2 }}
      />
    </g>
  );
};
