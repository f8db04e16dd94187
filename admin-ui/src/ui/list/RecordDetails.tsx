import { valueOf, type AnyRow } from './describe-list';
import { useDescription } from './list-context';
import { Shown } from './Shown';

export const RecordDetails = ({ record }: { record: AnyRow }) => {
  const { fields, Belongings, Details } = useDescription();
  return (
    <>
      <dl className="record-details stack gap-3">
        {fields.map((field) => (
          <div key={field.source}>
            <dt>{field.label}</dt>
            <dd>
              {valueOf(record, field) ? <Shown row={record} field={field} /> : <span className="muted">none</span>}
            </dd>
          </div>
        ))}
      </dl>
      {Details && <Details record={record} />}
      {Belongings && <Belongings id={record.id} />}
    </>
  );
};
