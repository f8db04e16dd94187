import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAccess, type Access } from '@/data/providers/use-access';
import { AskSupport } from './support/AskSupport';
import { Empty } from '@/ui/states';
import { pictures } from './pictures';
import { SearchField, useSearched } from './SearchField';
import { matching, type Tutorial } from './tutorials';
import './help.css';

/** What the menu leads somebody to. */
type Menu = readonly { readonly area: string }[];

const groups = ['Calendar', 'Setup', 'Packages'] as const;

/** Staff are led only to what their role opens; a lesson is added from the calendar. */
const isFor = ({ ownHome }: Access, menu: Menu, { screen: { to } }: Tutorial) => {
  const address = to.startsWith('/add') ? '/calendarGroup' : to;
  return ownHome === null || menu.some(({ area }) => address.startsWith(area));
};

const Guide = ({ tutorial: { id, title, screen, picture, steps } }: { tutorial: Tutorial }) => (
  <article className="guide" id={id} aria-labelledby={`${id}-title`}>
    <div>
      <h3 id={`${id}-title`}>{title}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Link to={screen.to}>Open {screen.label}</Link>
    </div>
    <img src={pictures[picture.of]} alt={picture.shows} loading="lazy" width={1440} height={900} />
  </article>
);

/** The guide that the address names comes into sight. */
const useNamedGuide = () => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [hash]);
};

/** Open to everybody with a menu, which has its link (R020). R230 */
export default function HelpPage({ menuFor }: { readonly menuFor: (access: Access) => Menu }) {
  const access = useAccess();
  const { searched, search } = useSearched();
  useNamedGuide();
  const found = matching(searched).filter((tutorial) => isFor(access, menuFor(access), tutorial));
  return (
    <div className="page help">
      <title>Help – Leadline</title>
      <header className="row middle wrap between gap-2-4">
        <h1>Help</h1>
        <AskSupport />
      </header>
      <SearchField label="Search the guides" value={searched} onChange={search} />
      {found.length === 0 && (
        <Empty
          title={searched ? `No guide is about “${searched}”` : 'Your role opens nothing that a guide explains yet'}
          text={
            <>
              {searched ? 'Try another word' : 'An administrator can change that'}
              {access.canCall('notes_clients/createSupportEmail') && (
                <>
                  , or look at the <Link to={`/faq?q=${encodeURIComponent(searched)}`}>FAQ</Link>
                </>
              )}
              .
            </>
          }
        />
      )}
      {groups.map((group) => {
        const shown = found.filter((tutorial) => tutorial.group === group);
        return (
          shown.length > 0 && (
            <section key={group} aria-labelledby={`group-${group}`}>
              <h2 id={`group-${group}`}>{group}</h2>
              {shown.map((tutorial) => (
                <Guide key={tutorial.id} tutorial={tutorial} />
              ))}
            </section>
          )
        );
      })}
    </div>
  );
}
