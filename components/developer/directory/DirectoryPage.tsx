import { Fragment } from 'react';
import { PageHead } from '@/components/layout/PageHead';
import { PageMain } from '@/components/layout/PageMain';
import { SiteLink } from '@/components/ui/SiteLink';
import { hasProjects, sortDevelopers, type DeveloperSummary } from '@/lib/domain/project/developer';
import { formatCount } from '@/lib/domain/site/display-text';
import { MESSAGES } from '@/lib/domain/site/messages';
import { developerPath } from '@/lib/domain/site/routes';
import { pageTrail } from '@/lib/domain/page/trail';
import { DeveloperGrid } from '@/components/developer/DeveloperGrid';
import { DirectoryNav } from './DirectoryNav';
import { FINDER_ID } from './finder-id';
import { Icon } from '@/components/ui/Icon';
import { Enhancer } from '@/components/islands/Enhancer';

/** Anchor of the first card of an initial letter. */
function letterId(letter: string): string {
  return `letter-${letter.toLowerCase()}`;
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

interface LetterIndexProps {
  id: string;
  /** Initial letters that have at least one developer. */
  initials: string[];
}

/** Links to the first developer of each letter. Hidden on phones, where the list is short rows. */
function LetterIndex({ id, initials }: LetterIndexProps) {
  return (
    <nav id={id} aria-label="Developers by initial letter" className="hidden edge-line-y md:block">
      <ul className="flex justify-between type-small font-semibold">
        {LETTERS.map((letter) => (
          <li key={letter} className="grow text-center">
            {initials.includes(letter) ? (
              <a
                href={`#${letterId(letter)}`}
                className="grid min-h-11 place-items-center text-accent hover:bg-accent-soft"
              >
                {letter}
              </a>
            ) : (
              <span aria-hidden="true" className="grid min-h-11 place-items-center font-normal text-ink-3">
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface DirectoryPageProps {
  developers: DeveloperSummary[];
}

function initialOf({ name }: Pick<DeveloperSummary, 'name'>): string {
  return name.charAt(0).toUpperCase();
}

/** Every developer by name (spec 2, Developer cards). */
export function DirectoryPage({ developers }: DirectoryPageProps) {
  const sorted = sortDevelopers(developers);
  const initials = sorted.map(initialOf);
  const firsts = new Map(
    sorted.map((developer, index) => [developer.slug, initials.indexOf(initials[index] ?? '') === index]),
  );
  // Their cards open an enquiry, so these developers need a list of links to their own pages.
  const soon = sorted.filter((developer) => !hasProjects(developer));
  return (
    <PageMain>
      <PageHead
        trail={pageTrail('All Developers')}
        title="All Developers"
        lead={
          developers.length > 0
            ? `${formatCount(developers.length, 'developer')} we work with, from one-street firms to whole sectors.`
            : MESSAGES.noDevelopers
        }
      >
        {developers.length > 0 ? <FindDeveloper /> : null}
      </PageHead>
      <div className="page pt-6 page-end">
        <DirectoryNav category={null} />
        <div className="mt-4 mb-8">
          {developers.length > 0 ? <LetterIndex id={FINDER_ID.letters} initials={initials} /> : null}
        </div>
        <DeveloperGrid
          developers={sorted}
          headingLevel={2}
          listId={FINDER_ID.list}
          toId={(developer) => (firsts.get(developer.slug) ? letterId(initialOf(developer)) : undefined)}
        />
        {soon.length > 0 ? (
          <p className="mt-8 text-ink-2">
            About the developers whose projects are coming soon:{' '}
            {soon.map(({ slug, name }, at) => (
              <Fragment key={slug}>
                {at > 0 ? ', ' : null}
                <SiteLink href={developerPath(slug)} className="text-accent underline underline-offset-4">
                  {name}
                </SiteLink>
              </Fragment>
            ))}
          </p>
        ) : null}
      </div>
    </PageMain>
  );
}

/** A field beside the heading of the directory (mock of the directory). The status line below shows the result. */
function FindDeveloper() {
  return (
    <div className="w-full md:w-75 noscript:hidden">
      <label className="relative block">
        <span className="sr-only">Find a developer</span>
        <Icon name="search" className="absolute top-3.5 left-4 text-ink-2" />
        <input
          id={FINDER_ID.field}
          type="search"
          autoComplete="off"
          placeholder="Find a developer"
          className="field pl-12"
        />
      </label>
      <p id={FINDER_ID.status} role="status" className="type-small" />
      <Enhancer name="developerFinder" fieldId={FINDER_ID.field} />
    </div>
  );
}
