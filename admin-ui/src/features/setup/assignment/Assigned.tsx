import type { Entry } from '@/data/requests/assignments';

type AssignedProps = {
  readonly entries: readonly Entry[];
  /** What it means that nothing is assigned. */
  readonly none: { readonly title: string; readonly text: string };
  readonly onTake: (entry: Entry) => void;
};

/** The entry goes with its button; who uses the keyboard stays in the list. */
const focusNeighbour = (button: HTMLElement) => {
  const entry = button.closest('li');
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  neighbour?.querySelector('button')?.focus();
};

export const Assigned = ({ entries, none, onTake }: AssignedProps) => (
  <section className="assigned-list" aria-labelledby="assigned">
    <h2 id="assigned">
      Assigned <span className="plain-weight muted">{entries.length}</span>
    </h2>
    {entries.length === 0 && (
      <p>
        <strong>{none.title}</strong>
        <span className="muted">{none.text}</span>
      </p>
    )}
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <button
            type="button"
            aria-label={`Take ${entry.name} away`}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget);
              onTake(entry);
            }}
          >
            <span>
              {entry.name}
              {!entry.isActive && <span className="muted"> (inactive)</span>}
            </span>
            <span aria-hidden>×</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
