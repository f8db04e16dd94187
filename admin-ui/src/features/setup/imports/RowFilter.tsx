import type { Asked, Check } from '@/data/requests/imports';

type Wanted = Pick<Asked, 'show' | 'problem'>;
type FilterProps = {
  readonly check: Check;
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
  readonly words: { readonly imports: string; readonly leaves: string };
};

/** Which rows are shown: all, those that are imported, those that are left, or those with one problem. */
export const RowFilter = ({ check, wanted, onChange, words }: FilterProps) => {
  const { imports, leaves, problems } = check;
  const choices: readonly { label: string; count: number; is: Wanted }[] = [
    { label: 'All', count: imports + leaves, is: { show: 'all' } },
    { label: words.imports, count: imports, is: { show: 'import' } },
    { label: words.leaves, count: leaves, is: { show: 'leave' } },
    ...problems.map(({ code, label, count }) => ({ label, count, is: { show: 'all' as const, problem: code } })),
  ];
  return (
    <div className="import-filter" role="group" aria-label="Which rows">
      {choices
        .filter(({ count }, i) => i === 0 || count > 0)
        .map(({ label, count, is }) => (
          <button
            key={label}
            type="button"
            aria-pressed={is.show === wanted.show && is.problem === wanted.problem}
            onClick={() => onChange(is)}
          >
            {label} <span className="muted figures">{count}</span>
          </button>
        ))}
    </div>
  );
};
