import { dayAndYear } from '@/data/time/words';
import { AskSupport } from './support/AskSupport';
import { updates } from './updates';
import './help.css';

/** What is new, from one file. */
export default function UpdatesPage() {
  return (
    <div className="page help">
      <title>Updates – Leadline</title>
      <h1>Updates</h1>
      {updates.map(({ day, title, points }) => (
        <section key={day} className="update" aria-labelledby={`update-${day}`}>
          <h2 id={`update-${day}`}>{title}</h2>
          <time className="muted" dateTime={day}>
            {dayAndYear(day)}
          </time>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
      <p>Something is missing, or not as it was?</p>
      <AskSupport />
    </div>
  );
}
