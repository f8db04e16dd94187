import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import { clientHome } from '@/data/addresses/client-home-address';
import { horseHome } from '@/data/addresses/horse-home-address';
import { tillAddress } from '@/data/addresses/till-address';
import { staffHome } from '@/data/addresses/staff-home-address';
import type { ReportColumn, ReportGroup, ReportRow } from '@/data/requests/report';
import { detailOf, isFigure, numberOf, textOf, useWords } from './cells';
import type { Sort } from './use-asked';

/** The page of what a cell names, if whoever looks may open it. */
const useAddresses = () => {
  const { canOpen, mayOpenStaff } = useAccess();
  return ({ opens }: ReportColumn, row: ReportRow): string | undefined => {
    const of = (id: string, isOpen: boolean, address: (id: string) => string) =>
      isOpen && row[id] ? address(textOf(row[id])) : undefined;
    if (opens === 'client') return of('person_id', canOpen('clientProfile'), (id) => `${clientHome(id)}/lessons`);
    if (opens === 'account') return of('account_id', canOpen('clientProfile'), (id) => `${clientHome(id)}/purchases`);
    if (opens === 'horse') return of('horse_id', canOpen('horseProfile'), (id) => `${horseHome(id)}/work`);
    if (opens === 'till') return tillAddress(textOf(row.day));
    if (opens === 'staff') return of('staff_person_id', mayOpenStaff(textOf(row.staff_person_id)), staffHome);
    const day = textOf(row.scheduled_date);
    return opens && of('lesson_id', canOpen('calendar'), (id) => `/calendarGroup/edit/${id}?date=${day}`);
  };
};

/** A column of what can be done with a row, before or after what is told of it. */
export type Deed = { readonly head: ReactNode; readonly of: (row: ReportRow) => ReactNode };
type Deeds = { readonly lead?: Deed | undefined; readonly last?: Deed | undefined };

type Shape = {
  readonly columns: readonly ReportColumn[];
  /** Whose sums the rows are; none where they stand for themselves. */
  readonly sumsOf?: ReportGroup;
};

type RowProps = Shape & Deeds & { readonly row: ReportRow; readonly most: Readonly<Record<string, number>> };

const Row = ({ row, columns, sumsOf, most, lead, last }: RowProps) => {
  const words = useWords();
  const addressOf = useAddresses();
  const { search } = useLocation();
  const figure = columns.find(isFigure)?.name;
  return (
    <tr className={row.is_off === 1 ? 'cancelled' : undefined}>
      {lead && <td className="report-deed">{lead.of(row)}</td>}
      {columns.map((column, at) => {
        const text = words(column, row[column.name]);
        const leads = column.name === figure && sumsOf && detailOf(sumsOf, row, search);
        const to = leads || addressOf(column, row);
        const Cell = at === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.name}
            {...(at === 0 && { scope: 'row' })}
            className={
              isFigure(column)
                ? 'report-figure'
                : column.kind === 'start' || column.kind === 'date'
                  ? 'nowrap'
                  : undefined
            }
          >
            {to && text ? <Link to={to}>{text}</Link> : <span>{text}</span>}
            {column.name === figure && most[column.name] !== undefined && (
              <meter
                aria-hidden="true"
                className="report-bar"
                max={most[column.name]}
                value={numberOf(row[column.name])}
              />
            )}
          </Cell>
        );
      })}
      {last && <td className="report-deed no-print">{last.of(row)}</td>}
    </tr>
  );
};

type TableProps = Shape &
  Deeds & {
    readonly label: string;
    readonly rows: readonly ReportRow[];
    readonly sort: Sort | null;
    readonly onSort: (sort: Sort) => void;
  };

export const ReportTable = ({ label, rows, columns, sort, onSort, sumsOf, ...deeds }: TableProps) => {
  const { lead, last } = deeds;
  const drawn = sumsOf ? columns.filter(isFigure) : [];
  const most = Object.fromEntries(
    drawn.map(({ name }) => [name, Math.max(1, ...rows.map((row) => numberOf(row[name])))]),
  );
  const turned = ({ name }: ReportColumn): Sort => ({ by: name, descending: sort?.by === name && !sort.descending });
  const order = ({ name }: ReportColumn) =>
    sort?.by === name ? (sort.descending ? 'descending' : 'ascending') : undefined;
  return (
    <div className="report-scroll">
      <table className={sumsOf ? 'record-table' : 'record-table one-by-one'} aria-label={label}>
        <thead>
          <tr>
            {lead && <th className="report-deed">{lead.head}</th>}
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                aria-sort={order(column)}
                className={isFigure(column) ? 'report-figure' : undefined}
              >
                <button type="button" className="report-sort" onClick={() => onSort(turned(column))}>
                  {column.label}
                </button>
              </th>
            ))}
            {last && (
              <th scope="col" className="no-print">
                {last.head}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={textOf(row.id)} {...{ row, most, columns, sumsOf }} {...deeds} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
