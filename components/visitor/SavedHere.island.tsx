/** Why an island: what it draws is known on the device alone. */
import { useEffect, useState } from 'react';
import { SiteLink } from '@/components/ui/SiteLink';
import { readRecent } from '@/lib/browser/visitor/recent-projects';
import { readShortlist } from '@/lib/browser/visitor/shortlist';
import { splitProjectKey } from '@/lib/domain/visitor/shortlist';

const readLists = () =>
  [
    { id: 'shortlist-here', title: 'Your shortlist', projects: readShortlist() },
    { id: 'seen-here', title: 'Seen last', projects: readRecent() },
  ].filter(({ projects }) => projects.length > 0);

/** The shortlist and the projects seen last; the page is fetched again as soon as there is a connection. */
export function SavedHere() {
  const [lists] = useState(readLists);
  useEffect(() => {
    const ended = new AbortController();
    addEventListener('online', () => location.reload(), { signal: ended.signal });
    return () => ended.abort();
  }, []);
  const saved = lists.map(({ id, title, projects }) => (
    <section key={id} aria-labelledby={id} className="mt-8">
      <h2 id={id} className="type-h3">
        {title}
      </h2>
      <ul className="mt-3 edge-line-t">
        {projects.map(({ key, name }) => (
          <li key={key} className="edge-line-b">
            <SiteLink href={splitProjectKey(key).href} className="block py-3 font-semibold hover:text-accent">
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  ));
  return (
    <>
      <button type="button" className="mt-6 btn btn-outline noscript:hidden" onClick={() => location.reload()}>
        Try again
      </button>
      {saved}
    </>
  );
}
