import { Link } from 'react-router-dom';
import { AskSupport } from './support/AskSupport';
import { Empty } from '@/ui/states';
import { matchingQuestions } from './questions';
import { SearchField, useSearched } from './SearchField';
import '@/ui/fold.css';
import './help.css';

/** What barns ask, each with its answer; open while something is searched for. */
export default function FaqPage() {
  const { searched, search } = useSearched();
  const found = matchingQuestions(searched);
  return (
    <div className="page help">
      <title>FAQ – Leadline</title>
      <header className="row middle wrap between gap-2-4">
        <h1>FAQ</h1>
        <AskSupport />
      </header>
      <SearchField label="Search the questions" value={searched} onChange={search} />
      {found.length === 0 && (
        <Empty title={`Nobody asked about “${searched}” yet`} text="Write to the support: we answer." />
      )}
      <div className="faq">
        {found.map(({ id, question, answer, see }) => (
          <details key={`${id} ${searched !== ''}`} className="fold" open={searched !== ''}>
            <summary>{question}</summary>
            <p>
              {answer.join(' ')} {see && <Link to={see.to}>{see.label}</Link>}
            </p>
          </details>
        ))}
      </div>
    </div>
  );
}
