/** An error leaves a row out; a question leaves it out unless somebody decides otherwise; a note is only said. */
export type Severity = 'error' | 'question' | 'note';

export const PROBLEMS = {
  missing: { severity: 'error', label: 'Something is missing' },
  too_long: { severity: 'error', label: 'Too long' },
  not_email: { severity: 'error', label: 'Not an email address' },
  not_a_date: { severity: 'error', label: 'Not a date' },
  not_a_year: { severity: 'error', label: 'Not a year' },
  not_yes_or_no: { severity: 'error', label: 'Neither yes nor no' },
  too_many_cells: { severity: 'error', label: 'More cells than columns' },
  refused: { severity: 'error', label: 'Refused' },
  already_there: { severity: 'question', label: 'There already' },
  looks_like: { severity: 'question', label: 'Looks like somebody of the barn' },
  twice_in_file: { severity: 'question', label: 'Twice in the file' },
  joins: { severity: 'note', label: 'Joins an account' },
  differs: { severity: 'note', label: 'Differs from an earlier row' },
  used: { severity: 'note', label: 'Used since' },
  age: { severity: 'note', label: 'Age read as year of birth' },
} as const satisfies Record<string, { severity: Severity; label: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

/** `field` names the cell; null is the row as a whole. */
export interface Problem {
  code: ProblemCode;
  field: string | null;
  message: string;
}

export const problem = (code: ProblemCode, field: string | null, message: string): Problem => ({
  code,
  field,
  message,
});
export const severityOf = ({ code }: Problem): Severity => PROBLEMS[code].severity;
