import './closed-line.css';

/** That the barn is closed on the day, and what for. */
export const ClosedLine = ({ name }: { name: string | null | undefined }) =>
  name && (
    <p className="closed-line" role="note">
      <strong>The barn is closed</strong>: {name}
    </p>
  );
