/** Of colour and letter, so that paper without colours tells them apart, too. */
export const letters = ['A', 'B', 'C', 'D', 'E'] as const;

/** At most five; the last is drawn in grey. */
export const Legend = ({ names }: { readonly names: readonly string[] }) => (
  <ul className="plot-legend">
    {names.map((name, at) => (
      <li key={name}>
        <span className={`plot-key series-${at + 1}`} aria-hidden="true">
          {letters[at]}
        </span>
        {name}
      </li>
    ))}
  </ul>
);
