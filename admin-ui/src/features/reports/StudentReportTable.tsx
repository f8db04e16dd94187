import { Link } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import type { StudentReportRow } from '@/data/requests/student-report';
import { dayAndTime } from '@/data/time/words';

type Columns = readonly (readonly [source: keyof StudentReportRow, label: string])[];

/** In the order of the table; the export has the same. */
export const columnsOf = (contact: boolean): Columns => [
  ['start', 'Date and time'],
  ['person_name', 'Student'],
  ['name', 'Lesson'],
  ['horse_name', 'Horse'],
  ['instructor_name', 'Instructor'],
  ['enrollment_status_name', 'Status'],
  ['makeup', 'Makeup'],
  ...(contact
    ? ([
        ['contact_email', 'Email'],
        ['contact_mobile', 'Phone'],
      ] as const)
    : []),
];

const Row = ({ row, contact }: { row: StudentReportRow; contact: boolean }) => {
  const { canOpen } = useAccess();
  return (
    <tr className={row.student_is_cancelled === 1 ? 'cancelled' : undefined}>
      <td className="nowrap">{dayAndTime(row.scheduled_date, row.scheduled_starttime)}</td>
      <th scope="row">
        {canOpen('clientProfile') ? (
          <Link to={`/clienthome/${row.person_id}/lessons`}>{row.person_name}</Link>
        ) : (
          <span>{row.person_name}</span>
        )}
      </th>
      <td>
        {canOpen('calendar') ? (
          <Link to={`/calendarGroup/edit/${row.lesson_id}?date=${row.scheduled_date}`}>{row.name}</Link>
        ) : (
          row.name
        )}
      </td>
      <td>{row.horse_name}</td>
      <td>{row.instructor_name}</td>
      <td>{row.enrollment_status_name}</td>
      <td>{row.makeup === 1 && 'makeup'}</td>
      {contact && (
        <>
          <td>{row.contact_email}</td>
          <td className="nowrap">{row.contact_mobile}</td>
        </>
      )}
    </tr>
  );
};

export const StudentReportTable = ({ rows, contact }: { rows: readonly StudentReportRow[]; contact: boolean }) => (
  <div className="report-scroll">
    <table className="record-table" aria-label="Students, in detail">
      <thead>
        <tr>
          {columnsOf(contact).map(([source, label]) => (
            <th key={source} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} contact={contact} />
        ))}
      </tbody>
    </table>
  </div>
);
