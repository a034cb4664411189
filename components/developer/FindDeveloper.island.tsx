'use client';
/** Why an island: while somebody types, only the developers whose name holds it stay. */
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '@/components/ui/Icon';
import { nameHolds } from '@/lib/domain/slug';

interface FindDeveloperProps {
  /** Of the list of their cards. */
  listId: string;
  /** Of the letters that lead to them: hidden as long as some of them are. */
  indexId: string;
}

/** Shows the cards whose name holds what was typed, and no others; how many. */
function showOnly(listId: string, typed: string): number {
  const cards = [...(document.getElementById(listId)?.children ?? [])] as HTMLElement[];
  for (const card of cards) card.hidden = !nameHolds(card.querySelector('h2')?.textContent ?? '', typed);
  return cards.filter(({ hidden }) => !hidden).length;
}

/** A field beside the heading of the directory (visual language, mock of the directory). */
export function FindDeveloper({ listId, indexId }: FindDeveloperProps) {
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<{ typed: string; count: number } | null>(null);

  const find = useCallback(() => {
    const typed = field.current?.value.trim() ?? '';
    const count = showOnly(listId, typed);
    document.getElementById(indexId)?.classList.toggle('invisible', typed !== '');
    setFound(typed ? { typed, count } : null);
  }, [listId, indexId]);
  // What was typed before anybody listened.
  useEffect(() => {
    if (field.current?.value) find();
  }, [find]);

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Enter') return;
    document.querySelector<HTMLElement>(`#${listId} > :not([hidden]) a`)?.focus();
  }

  const isNobody = found?.count === 0;
  return (
    <div className="w-full md:w-75 noscript:hidden">
      <label className="relative block">
        <span className="sr-only">Find a developer</span>
        <Icon name="search" className="absolute top-3.5 left-4 text-ink-2" />
        <input
          ref={field}
          id="find-developer"
          type="search"
          autoComplete="off"
          placeholder="Find a developer"
          className="field pl-12 placeholder:text-ink-3"
          onInput={find}
          onKeyDown={onKeyDown}
        />
      </label>
      <p role="status" className={isNobody ? 'mt-2 type-small' : 'sr-only'}>
        {isNobody ? `No developer found for “${found?.typed}”` : null}
        {found && !isNobody ? `${found.count} ${found.count === 1 ? 'developer' : 'developers'}` : null}
      </p>
    </div>
  );
}
