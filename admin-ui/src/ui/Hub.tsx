import { Link } from 'react-router-dom';
import './hub.css';

export type Place = { readonly to: string; readonly label: string; readonly says: string };

/** Where one goes on from: each place with one line of what it is for. */
export const Hub = ({ label, places }: { readonly label: string; readonly places: readonly Place[] }) => (
  <ul className="hub" aria-label={label}>
    {places.map(({ to, label: name, says }) => (
      <li key={to}>
        <Link to={to} className="hub-place">
          <strong>{name}</strong>
          <span className="muted">{says}</span>
        </Link>
      </li>
    ))}
  </ul>
);
