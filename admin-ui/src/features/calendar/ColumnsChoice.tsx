import { columns, type Columns } from './events';

/** What the columns of one day stand for. */
export const ColumnsChoice = ({ by, onChoose }: { by: Columns; onChoose: (by: Columns) => void }) => (
  <label className="columns-choice">
    <span className="muted hidden-on-phones">Columns</span>
    <select className="input" value={by} onChange={(event) => onChoose(event.target.value as Columns)}>
      {columns.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  </label>
);
