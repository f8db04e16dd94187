import { useId, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { PlotTable, type PlotRows } from './PlotTable';
import { Reading, type Read } from './reading';
import { useWidth } from './use-width';
import './plots.css';
import './plots-paper.css';

type PlotProps = {
  /** The question that it answers. */
  readonly title: string;
  readonly period: string;
  /** What it comes to in a sentence, and what is new. */
  readonly figures?: ReactNode;
  readonly more?: { readonly to: string; readonly label: string };
  readonly table: PlotRows;
  /** Said instead, where there is nothing to draw. */
  readonly empty?: ReactNode;
  readonly legend?: ReactNode;
  readonly children: (width: number) => ReactNode;
};

const Drawn = ({ title, legend, children }: Pick<PlotProps, 'title' | 'legend' | 'children'>) => {
  const [read, setRead] = useState<Read | null>(null);
  const { width, measured } = useWidth();
  const reading = useMemo(() => ({ read, setRead }), [read]);
  return (
    <Reading value={reading}>
      {legend}
      <div
        ref={measured}
        className="plot-drawing"
        role="group"
        aria-label={`${title} Arrow keys lead from mark to mark.`}
      >
        {children(width)}
      </div>
      <div className="plot-reading no-print">
        {/* What a mark says is its name already. */}
        <p aria-hidden="true">{read?.says ?? 'Each mark opens what lies behind it.'}</p>
        {read?.byFinger && <Link to={read.to}>Open</Link>}
      </div>
    </Reading>
  );
};

/** A question with its answer, drawn or as a table. */
export const Plot = ({ title, period, figures, more, table, empty, legend, children }: PlotProps) => {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  return (
    <section className="plot" aria-labelledby={id}>
      <header className="plot-head">
        <h2 id={id}>{title}</h2>
        <p className="muted">{period}</p>
      </header>
      <div className="plot-figures">{empty || figures}</div>
      {!empty && (
        <div className="plot-body">
          {asTable ? <PlotTable label={title} {...table} /> : <Drawn {...{ title, legend, children }} />}
        </div>
      )}
      {!empty && (
        <footer className="plot-foot no-print">
          <Button size="small" variant="text" onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Plot' : 'Table'}
          </Button>
          {more && <Link to={more.to}>{more.label}</Link>}
        </footer>
      )}
    </section>
  );
};
