import { valueOf, type AnyRow } from './describe-list';
import { useDescription } from './list-context';
import { Shown } from './Shown';

export const RecordDetails = ({ record }: { record: AnyRow }) => (
  <dl className="record-details">
    {useDescription().fields.map((field) => (
      <div key={field.source}>
        <dt>{field.label}</dt>
        <dd>{valueOf(record, field) ? <Shown row={record} field={field} /> : <span className="muted">none</span>}</dd>
      </div>
    ))}
  </dl>
);
