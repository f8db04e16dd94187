import { Link } from 'react-router-dom';
import { useBarn } from '@/data/requests/barn';
import { useImports, type Listed } from '@/data/requests/imports';
import { Tag } from '@/ui/Tag';
import { momentIn } from './moment';
import { KINDS } from './words';

const WORDS: Readonly<Record<Listed['state'], readonly ['plain' | 'success' | 'info', string]>> = {
  read: ['plain', 'Not started'],
  running: ['info', 'At work'],
  done: ['success', 'Done'],
  undoing: ['info', 'Being undone'],
  undone: ['plain', 'Undone'],
};

/** What was imported lately, to be looked at or undone. */
export const EarlierImports = () => {
  const { data = [] } = useImports();
  const { time_zone } = useBarn();
  if (data.length === 0) return null;
  return (
    <section className="import-earlier" aria-labelledby="earlier-imports">
      <h2 id="earlier-imports">Imported lately</h2>
      <ul>
        {data.map(({ id, file_name, kind, state, created_at, undo_until }) => (
          <li key={id}>
            <Link to={`/setup/import?id=${id}`}>{file_name}</Link>
            <Tag tone={WORDS[state][0]}>{WORDS[state][1]}</Tag>
            <span className="muted">
              {`${KINDS[kind].label}, ${momentIn(time_zone, created_at)}`}
              {undo_until && ` · can be undone until ${momentIn(time_zone, undo_until)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
