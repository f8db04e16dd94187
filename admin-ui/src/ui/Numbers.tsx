import type { ReactNode } from 'react';
import './numbers.css';

/** `total`: how many there are, where only the first are named. */
export type Line = {
  readonly key: string;
  readonly text: string;
  readonly total?: number;
  readonly names: readonly ReactNode[];
};

/** A number that opens. */
const Opens = ({ text, names, total = names.length }: Omit<Line, 'key'>) => (
  <details className="opens">
    <summary>{text}</summary>
    <ul>
      {names.map((name, index) => (
        // Two riders may have one name, and one rider two lessons.
        <li key={index}>{name}</li>
      ))}
      {total > names.length && <li>{`and ${total - names.length} more`}</li>}
    </ul>
  </details>
);

export const Numbers = ({ lines }: { lines: readonly Line[] }) => (
  <ul className="numbers">
    {lines
      .filter(({ names, total = names.length }) => total > 0)
      .map(({ key, ...line }) => (
        <li key={key}>
          <Opens {...line} />
        </li>
      ))}
  </ul>
);
