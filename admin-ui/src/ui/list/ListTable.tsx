import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useListContext } from 'react-admin';
import { ActivationButton } from './ActivationButton';
import type { AnyRow, Field } from './describe-list';
import { HeadCell } from './HeadCell';
import { useDescription, useListAccess } from './list-context';
import { Shown } from './Shown';
import { useColumns } from './use-columns';
import { usePanelAddress } from './use-panel-address';
import './table.css';

const fromControl = (target: EventTarget) =>
  target instanceof Element && target.closest('button, a, input, label, select') !== null;

const Tickbox = ({ label, checked, onTick }: { label: string; checked: boolean; onTick: () => void }) => (
  <label className="table-tick">
    <input type="checkbox" aria-label={label} checked={checked} onChange={onTick} />
  </label>
);

const classOf = ({ phone }: Field<AnyRow>, isName: boolean) => (phone || isName ? undefined : 'wide');

/** On a phone there is room for columns or for this; what is ticked can be inactivated there, too. */
const actionClass = (columns: readonly Field<AnyRow>[]) =>
  columns.some(({ phone }) => phone) ? 'row-action wide' : 'row-action';

const Row = ({ row, columns }: { row: AnyRow; columns: readonly Field<AnyRow>[] }) => {
  const { name, Activation = ActivationButton } = useDescription();
  const { mayEdit } = useListAccess();
  const { selectedIds, onToggleItem } = useListContext<AnyRow>();
  const { rowPath, openRow, opened } = usePanelAddress();
  const onClick = ({ target }: MouseEvent) => {
    if (!fromControl(target)) openRow(row);
  };
  return (
    <tr
      onClick={onClick}
      aria-selected={selectedIds.includes(row.id)}
      className={opened === row.id ? 'opened' : undefined}
    >
      <td className="table-tick-cell">
        <Tickbox
          label={`Select ${String(row[name])}`}
          checked={selectedIds.includes(row.id)}
          onTick={() => onToggleItem(row.id)}
        />
      </td>
      {columns.map((field) =>
        field.source === name ? (
          <th key={field.source} scope="row">
            <Link to={rowPath(row)}>
              <Shown row={row} field={field} />
            </Link>
          </th>
        ) : (
          <td key={field.source} className={classOf(field, false)}>
            <Shown row={row} field={field} />
          </td>
        ),
      )}
      {mayEdit && (
        <td className={actionClass(columns)}>
          <Activation row={row} />
        </td>
      )}
    </tr>
  );
};

/** Rows of 36 px drawn from react-admin's list: head and name stay in sight, the whole row opens. */
export const ListTable = () => {
  const { title, name, noun } = useDescription();
  const { mayEdit } = useListAccess();
  const { data = [], selectedIds, onSelect } = useListContext<AnyRow>();
  const { shown } = useColumns();
  const all = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  return (
    <div className="table-scroll">
      <table aria-label={title}>
        <thead>
          <tr>
            <th className="table-tick-cell" scope="col">
              <Tickbox
                label={`Select all ${noun[1]} of this page`}
                checked={all}
                onTick={() => onSelect(all ? [] : data.map(({ id }) => id))}
              />
            </th>
            {shown.map((field) => (
              <HeadCell key={field.source} field={field} className={classOf(field, field.source === name)} />
            ))}
            {mayEdit && (
              <th scope="col" className={actionClass(shown)}>
                <span className="visually-hidden">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {data.map((row) => (
            <Row key={row.id} row={row} columns={shown} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
