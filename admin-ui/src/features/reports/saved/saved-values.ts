import type { SavedReport, SavedReportPlan, PlanAsked } from '@/data/requests/saved-reports';

/** As the form has it. */
export type SavedValues = {
  readonly title: string;
  readonly span: string;
  readonly every: string;
  readonly weekday: string;
  readonly month_day: string;
  /** One on each line. */
  readonly addresses: string;
  readonly with_csv: boolean;
  readonly with_pdf: boolean;
};

const MOST = 10;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const addressesOf = ({ addresses }: Pick<SavedValues, 'addresses'>): readonly string[] => [
  ...new Set(
    addresses
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((one) => one.toLowerCase()),
  ),
];

export const newValues = (title: string, span: string, own: string): SavedValues => ({
  title,
  span,
  every: 'never',
  weekday: '1',
  month_day: '1',
  addresses: own,
  with_csv: true,
  with_pdf: false,
});

export const valuesOf = (saved: SavedReport, own: string): SavedValues => ({
  title: saved.title,
  span: saved.span ?? '',
  every: saved.every,
  weekday: String(saved.weekday ?? 1),
  month_day: String(saved.month_day ?? 1),
  addresses: saved.recipients.length > 0 ? saved.recipients.map(({ email }) => email).join('\n') : own,
  with_csv: saved.with_csv === 1 || saved.with_pdf === 0,
  with_pdf: saved.with_pdf === 1,
});

export const planOf = ({
  every,
  weekday,
  month_day,
}: Pick<SavedValues, 'every' | 'weekday' | 'month_day'>): PlanAsked => {
  if (every === 'week') return { every, weekday: Number(weekday) };
  if (every === 'month') return { every, month_day: Number(month_day) };
  return { every: 'never' };
};

const flag = (value: boolean) => (value ? (1 as const) : (0 as const));

/** A report that is not mailed goes to nobody. */
export const mailingOf = (values: SavedValues) => {
  const plan = planOf(values);
  if (plan.every === 'never') return { ...plan, addresses: [], with_csv: 0 as const, with_pdf: 0 as const };
  const { with_csv, with_pdf } = values;
  return { ...plan, addresses: [...addressesOf(values)], with_csv: flag(with_csv), with_pdf: flag(with_pdf) };
};

/** The same mailing as it stands, to take a change back. */
export const mailingAsIs = ({ every, weekday, month_day, recipients, with_csv, with_pdf }: SavedReport) => ({
  every,
  ...(weekday !== null && { weekday }),
  ...(month_day !== null && { month_day }),
  addresses: recipients.map(({ email }) => email),
  with_csv,
  with_pdf,
});

const addressProblem = (values: SavedValues): string | null => {
  const addresses = addressesOf(values);
  if (addresses.length === 0) return 'Name at least one address';
  if (addresses.length > MOST) return `At most ${MOST} addresses`;
  const wrong = addresses.find((one) => !ADDRESS.test(one));
  return wrong === undefined ? null : `${wrong} is no email address`;
};

export const problems = (values: SavedValues, hasDays: boolean): Record<string, string> => {
  const isMailed = values.every !== 'never';
  const addresses = isMailed ? addressProblem(values) : null;
  return {
    ...(!values.title.trim() && { title: 'A name is required' }),
    ...(hasDays && !values.span && { span: 'Choose which days it always shows' }),
    ...(addresses && { addresses }),
    ...(isMailed && !values.with_csv && !values.with_pdf && { files: 'Choose CSV, PDF or both' }),
  };
};

/** The span whose days are shown, if one has them. */
export const fittingSpan = (plan: SavedReportPlan | undefined, days: { readonly from: string; readonly to: string }) =>
  plan?.spans.find(({ date1, date2 }) => date1 === days.from && date2 === days.to)?.span;
